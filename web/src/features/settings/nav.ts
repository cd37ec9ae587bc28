import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconSettings } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  { to: paths.settings, label: shell.settings, icon: IconSettings, place: 'me', order: 70, key: 'e' },
];
