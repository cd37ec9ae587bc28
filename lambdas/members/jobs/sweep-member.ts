import type { Step } from '../../jobs/kind.ts';
import { inPhases, untilNoMore } from '../../jobs/phases.ts';
import type { Sweep } from '../owned-kinds.ts';

/** @param sweeps of all resources, always in the same order */
export const sweepMember =
  (sweeps: Sweep[]): Step<{ memberId: string }> =>
  ({ memberId }, cursor) =>
    inPhases(
      [...new Set(sweeps)].map((sweep) => untilNoMore(() => sweep(memberId))),
      cursor,
    );
