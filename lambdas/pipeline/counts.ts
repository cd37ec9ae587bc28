import { pipeline } from '../../shared/api/pipeline.ts';
import { handle } from '../http/handle.ts';
import { countByState } from './store.ts';

export const handler = handle(pipeline.counts, ({ member }) => countByState(member._id));
