import { applicants } from '../../../../shared/texts/common/titles.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconApplications } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.applicants,
    label: applicants,
    icon: IconApplications,
    place: 'me',
    order: 60,
    key: 'a',
    role: 'founder',
  },
];
