import { shell } from '../../../../shared/texts.ts';
import type { NavEntry } from '../../routing/feature-route.ts';
import { paths } from '../../routing/paths.ts';
import { IconProfile } from '../../ui/icons.ts';

export const nav: NavEntry[] = [
  {
    to: ({ username }) => paths.profile(username),
    label: shell.viewProfile,
    icon: IconProfile,
    place: 'me',
    order: 50,
  },
];
