import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconApplications } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.applications,
    label: shell.applications,
    icon: IconApplications,
    place: 'me',
    order: 60,
    key: 'a',
    role: 'job_seeker',
  },
];
