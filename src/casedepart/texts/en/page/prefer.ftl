# The bar at the top and the preferences.

prefer-title = Preferences
prefer-home = Case Départ, home page
prefer-navigation = The site
prefer-rules = Rules
prefer-language = Language
prefer-theme = Theme
prefer-theme-auto = Same as device
prefer-theme-light = Light
prefer-theme-dark = Dark
prefer-text = Text size
prefer-percent = { $n }%
prefer-animation = Animation
prefer-animation-off = None
prefer-animation-fast = Fast
prefer-animation-normal = Normal
prefer-animation-slow = Slow
prefer-taps = Taps
prefer-guard = Ignore taps for a moment when buttons change
prefer-sound = Sound
prefer-sound-on = Play sounds
prefer-volume = Volume
