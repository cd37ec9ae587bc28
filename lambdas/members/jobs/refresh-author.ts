import type { Step } from '../../jobs/kind.ts';
import { inPhases } from '../../jobs/phases.ts';
import type { MemberSummary } from '../store/items.ts';
import { readStoredCard } from '../store/members.ts';

/**
 * How a resource brings its copies of a member's name, headline, picture or role up to date, a page at a time.
 *
 * @returns where to go on, or undefined when all is done
 */
export type RefreshCopies = (card: MemberSummary, cursor: string | undefined) => Promise<string | undefined>;

/** @param refreshers of all resources, always in the same order */
export const refreshAuthor =
  (refreshers: RefreshCopies[]): Step<{ memberId: string }> =>
  async ({ memberId }, cursor) => {
    const card = await readStoredCard(memberId, { consistent: true });
    if (!card) return undefined;
    return inPhases(
      refreshers.map((refresh) => (within) => refresh(card, within)),
      cursor,
    );
  };
