import { pipeline } from '../../../../shared/texts/common/titles.ts';
import type { NavEntry } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import { IconPipeline } from '../../theme/icons.ts';

export const nav: NavEntry[] = [
  {
    to: paths.pipeline,
    label: pipeline,
    icon: IconPipeline,
    place: 'me',
    order: 60,
    key: 'l',
    role: 'investor',
  },
];
