import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconJobSeeker } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.roles,
    label: shell.roles,
    icon: IconJobSeeker,
    place: 'me',
    tab: 3,
    order: 55,
    key: 'r',
    role: 'job_seeker',
  },
];
