import * as texts from '../../../../shared/texts/landing.ts';
import {
  IconConnect,
  IconDiscover,
  IconFindTeam,
  IconNetwork,
  IconShowcase,
  IconTogether,
} from '../../theme/icons.ts';

/** Why to join, each with its sign. */
export const reasons = [
  { icon: IconFindTeam, words: texts.reasons.team },
  { icon: IconShowcase, words: texts.reasons.projects },
  { icon: IconNetwork, words: texts.reasons.network },
] as const;

/** How it works, step by step. */
export const steps = [
  { icon: IconDiscover, words: texts.steps.discover },
  { icon: IconConnect, words: texts.steps.connect },
  { icon: IconTogether, words: texts.steps.build },
] as const;
