"""The shrewd bot: rent to come, groups, cash at risk, deals and characters."""
