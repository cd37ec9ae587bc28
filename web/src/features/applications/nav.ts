import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';
import { IconApplications } from '../../ui/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.applications,
    label: shell.applications,
    icon: IconApplications,
    place: 'me',
    order: 60,
    role: 'job_seeker',
  },
];
