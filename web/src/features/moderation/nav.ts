import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconReport } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  { to: paths.reports, label: shell.reports, icon: IconReport, place: 'me', order: 80, role: 'admin' },
];
