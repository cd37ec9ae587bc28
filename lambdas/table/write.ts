import type { Key } from './key.ts';
import type { Expression, Update } from './table.ts';

interface Guarded {
  /** The error that a failed condition of this write means. */
  onConditionFailed?: () => Error;
}

/** One write of a transaction, with the meaning of its condition beside it. */
export type Write = Guarded &
  (
    | ({ put: Key & { [attribute: string]: unknown }; ifNew?: true; condition?: string } & Expression)
    | ({ key: Key } & Update)
    | ({ delete: Key; condition?: string } & Expression)
    | ({ check: Key; condition: string } & Expression)
  );
