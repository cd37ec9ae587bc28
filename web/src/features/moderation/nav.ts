import { menus } from '../../../../shared/texts/common/menus.ts';
import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconBlock, IconReport, IconReview } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.reports,
    label: shell.reports,
    icon: IconReport,
    place: 'bar',
    tab: 2,
    order: 20,
    key: 'r',
    role: 'admin',
  },
  {
    to: paths.reportsShowing('suspended'),
    label: menus.suspended,
    icon: IconBlock,
    place: 'me',
    order: 80,
    role: 'admin',
  },
  {
    to: paths.reportsShowing('audit'),
    label: menus.audit,
    icon: IconReview,
    place: 'me',
    order: 90,
    role: 'admin',
  },
];
