import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';
import { IconProjects } from '../../ui/icons.ts';

export const nav: NavEntry[] = [
  { to: paths.projects, label: shell.projects, icon: IconProjects, place: 'bar', order: 30 },
];
