import type { ViewingMember } from '../visibility/viewer.ts';
/** A file of the archive of a member, for whom it is read: a list of any length, or one object. */
export type ArchivePart =
  | { file: string; rows(viewer: ViewingMember): AsyncIterable<object[]> }
  | { file: string; value(viewer: ViewingMember): Promise<object> };
