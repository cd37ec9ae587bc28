import type { PipelineState } from '../../shared/model/pipeline.ts';
import type { IndexKey } from '../table/key.ts';

/** One investor keeps an eye on one project, for themselves alone. */
export interface PipelineItem extends IndexKey {
  /** An id of when it was added. */
  _id: string;
  projectId: string;
  /** The project as it was called when this was last changed. */
  name: string;
  state: PipelineState;
  note: string;
  /** An id of when it came into this state. */
  since: string;
  /** Counts the changes, so that of two at the same moment one is tried again. */
  version: number;
}
