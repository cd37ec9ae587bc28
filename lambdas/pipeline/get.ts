import { pipeline } from '../../shared/api/pipeline.ts';
import { handle } from '../http/handle.ts';
import { readStanding } from './store.ts';
import { presentStanding } from './views.ts';

export const handler = handle(pipeline.get, async ({ member, params }) =>
  presentStanding(await readStanding(member._id, params.projectId)),
);
