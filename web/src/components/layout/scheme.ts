import { useMantineColorScheme } from '@mantine/core';
import { IconThemeAuto, IconThemeDark, IconThemeLight } from '../../theme/icons.ts';

/** The colour schemes to choose from; `auto` follows the device. */
export const SCHEMES = [
  { value: 'auto', label: 'Same as device', icon: IconThemeAuto },
  { value: 'light', label: 'Light', icon: IconThemeLight },
  { value: 'dark', label: 'Dark', icon: IconThemeDark },
] as const;
export type Scheme = (typeof SCHEMES)[number]['value'];

export const isScheme = (value: string): value is Scheme => SCHEMES.some((scheme) => scheme.value === value);

/** The chosen scheme, remembered in this browser, and how to change it. */
export function useScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { scheme: colorScheme, setScheme: setColorScheme };
}
