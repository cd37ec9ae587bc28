import { linkKey, previewKinds } from '../previews/store/keys.ts';
import { at, type Invariant } from './snapshot.ts';

/** Previews stand under the ids of their links, and go by themselves. */
export const previews: Invariant = (table) =>
  table
    .all(previewKinds.preview)
    .flatMap(({ item, values: { linkId } }) => [
      ...(linkKey(item.url).linkId === linkId ? [] : [`of another link than its key says ${at(item)}`]),
      ...(Number.isInteger(item.ttl) ? [] : [`without an end ${at(item)}`]),
    ]);
