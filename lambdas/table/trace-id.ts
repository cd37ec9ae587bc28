import { trace } from '../telemetry.ts';
import { isFollowed, type Key } from './key.ts';

/**
 * The attribute that names the call by which an item was last written, so that what follows from the change can be
 * traced to it. Only the stream of the table shows it: reads leave it out. One letter, because lists read it many times.
 */
const TRACE_ID = 'v';

/** The running call's id, if a change of this item is to name it; the first one's where it follows from several. */
const idFor = (key: Key): string | undefined => (isFollowed(key) ? trace()?.split(' ', 1)[0] : undefined);

/** A put item with the running call's id. */
export function withTraceId<Item extends Key>(item: Item): Item {
  const id = idFor(item);
  return id === undefined ? item : { ...item, [TRACE_ID]: id };
}

interface Change {
  update: string;
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

/** An update that also writes the running call's id. */
export function updateWithTraceId<Given extends Change>(key: Key, change: Given): Given {
  const id = idFor(key);
  if (id === undefined) return change;
  const { update, names, values } = change;
  const sets = /\bSET /.test(update);
  return {
    ...change,
    update: sets
      ? update.replace(/\bSET /, 'SET #traceId = :traceId, ')
      : `SET #traceId = :traceId ${update}`,
    names: { ...names, '#traceId': TRACE_ID },
    values: { ...values, ':traceId': id },
  };
}

/** An item as it was read, without that id. */
export function withoutTraceId<Item extends object>(item: Item): Item {
  if (!(TRACE_ID in item)) return item;
  const { [TRACE_ID]: _, ...rest } = item;
  return rest as unknown as Item;
}

/** The id of the call by which an item was last written, from its image in the stream. */
export const traceIdOf = (image: Record<string, { S?: string }> | undefined): string | undefined =>
  image?.[TRACE_ID]?.S;
