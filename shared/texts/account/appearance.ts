/** The choice of the colour scheme. */
export const appearance = {
  theme: 'Theme',
  auto: 'Same as device',
  light: 'Light',
  dark: 'Dark',
} as const;
