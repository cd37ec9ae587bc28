import { useMantineColorScheme } from '@mantine/core';
import { appearance as texts } from '../../../../shared/texts/account/appearance.ts';
import { IconThemeAuto, IconThemeDark, IconThemeLight } from '../../theme/icons.ts';

/** The colour schemes to choose from; `auto` follows the device. */
export const SCHEMES = [
  { value: 'auto', label: texts.auto, icon: IconThemeAuto },
  { value: 'light', label: texts.light, icon: IconThemeLight },
  { value: 'dark', label: texts.dark, icon: IconThemeDark },
] as const;
export type Scheme = (typeof SCHEMES)[number]['value'];

export const isScheme = (value: string): value is Scheme => SCHEMES.some((scheme) => scheme.value === value);

/** The chosen scheme, remembered in this browser, and how to change it. */
export function useScheme() {
  // Holding them still for the moment of the change takes a <style> element, which the pages do not allow.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return { scheme: colorScheme, setScheme: setColorScheme };
}
