import { saved } from '../../../../shared/texts/common/titles.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconSave } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  { to: paths.saved, label: saved, icon: IconSave, place: 'me', order: 65, key: 's' },
];
