import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconProfile } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: ({ username }) => paths.profile(username),
    label: shell.viewProfile,
    icon: IconProfile,
    place: 'me',
    order: 50,
    key: 'v',
  },
];
