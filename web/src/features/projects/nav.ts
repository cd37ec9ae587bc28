import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconProjects } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.projects,
    label: shell.projects,
    icon: IconProjects,
    place: 'bar',
    tab: 3,
    order: 30,
    key: 'p',
  },
];
