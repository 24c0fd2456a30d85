// Header and footer.

export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const footerNavigation = 'Footer';

export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const menuNotLoaded = 'The menu could not be loaded';
export const checkConnection = 'Please look at your connection and try again.';

export const search = 'Search';
export const searchPrompt = 'Search...';

export const switchToDark = 'Switch to dark mode';
export const switchToLight = 'Switch to light mode';
export const readingPreferences = 'Reading preferences';
export const preferenceLabels = {
  colorMode: 'Colour',
  textSize: 'Text size',
  lineWidth: 'Line width',
};
export const preferenceChoices = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  narrow: 'Narrow',
  wide: 'Wide',
};
