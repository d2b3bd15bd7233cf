"""Why a bot answers as it does."""
