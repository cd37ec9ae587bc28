import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';
import { IconHome } from '../../ui/icons.ts';

export const nav: NavEntry[] = [
  { to: paths.home, label: shell.home, icon: IconHome, place: 'bar', order: 10 },
];
