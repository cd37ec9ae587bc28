/** A file of an archive: a list of any length, or one object. */
export type ArchivePart =
  | { file: string; rows(memberId: string): AsyncIterable<object[]> }
  | { file: string; value(memberId: string): Promise<object> };
