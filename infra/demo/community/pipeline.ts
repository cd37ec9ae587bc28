import type { PipelineState } from '../../../shared/model/pipeline.ts';
import type { DaysAgo } from './types.ts';

interface Noted {
  /** The key of the project. */
  project: string;
  by: string;
  when: DaysAgo;
  state: PipelineState;
  note: string;
}

/** What investors have noted on projects, for themselves. */
export const PIPELINE: Noted[] = [
  {
    project: 'coolbox',
    by: 'daniel',
    when: 9,
    state: 'talking',
    note: 'Second call on Thursday. Ask who pays for the repair of a unit after year two, and see the numbers of the pilot.',
  },
  {
    project: 'tidewise',
    by: 'daniel',
    when: 20,
    state: 'watching',
    note: 'Good team. Too early for us until two provinces use it. Look again in spring.',
  },
  { project: 'seedproof', by: 'daniel', when: 14, state: 'watching', note: '' },
  {
    project: 'mossdice',
    by: 'daniel',
    when: 30,
    state: 'passed',
    note: 'Not our field. Told the founder on the day, with two names who know games.',
  },
];
