import { pipeline } from '../../shared/api/pipeline.ts';
import { pipelineState } from '../../shared/model/pipeline.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readByState } from './store.ts';
import { presentRows } from './views.ts';

export const handler = handle(pipeline.list, async ({ member, query }) => {
  const { state, limit, cursor } = query;
  const list = `${pipeline.list.name} ${state ?? 'all'} ${member._id}`;
  const before = await decodeCursor(list, cursor);
  const { items, more } = await readByState(member._id, state ? [state] : pipelineState.options, {
    before,
    limit,
  });
  const last = items.at(-1);
  return new Reply(await presentRows(member._id, items), {
    next: more && last ? await encodeCursor(list, last.since) : undefined,
  });
});
