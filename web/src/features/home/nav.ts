import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconHome } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  { to: paths.home, label: shell.home, icon: IconHome, place: 'bar', tab: 1, order: 10, key: 'h' },
];
