import { type ComponentType, lazy, type ReactElement } from 'react';
import { refetchStyles } from './refetch-styles.ts';

/** The code of a part could not be fetched. */
export class PartUnavailableError extends Error {
  /** Lets the part be fetched again when it is shown the next time. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the screen could not be fetched', { cause });
    this.forget = forget;
  }
}

export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Fetches the code ahead of time; the part then shows at once. Rejects when it cannot be fetched. */
  preload: () => Promise<void>;
}

/**
 * A part of the screen whose code is fetched when it is first shown. React's own `lazy` keeps a failure for good; this
 * one fetches again after its `PartBoundary` has shown the failure.
 *
 * @param load imports the module of the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let hasFailed = false;
  let isUsed = false;
  const fetched = async () => {
    try {
      // Styles that another part shares may have failed with that one.
      await refetchStyles().catch((error: unknown) => {
        if (hasFailed) throw error;
      });
      return await load();
    } catch (error) {
      hasFailed = true;
      throw new PartUnavailableError(error, forget);
    }
  };
  let Current: ComponentType<Props> = lazy(fetched);
  const forget = () => {
    Current = lazy(fetched);
  };
  const Part = (props: Props) => {
    isUsed = true;
    return <Current {...props} />;
  };
  Part.preload = async () => {
    const { default: loaded } = await fetched();
    // One that is shown already keeps its component: another one would lose what was typed.
    if (!isUsed) Current = loaded;
  };
  return Part;
}
