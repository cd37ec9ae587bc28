import { DAY, SECOND } from '../../../shared/limits.ts';
import { type DailyKind, dailyLimit } from '../../../shared/rules/daily-limits.ts';
import { limitReached } from '../../../shared/texts/daily-limits.ts';
import { config } from '../../config.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { idTime } from '../../table/ids.ts';
import { update } from '../../table/table.ts';
import { errorClasses, retryAfter } from '../errors.ts';
import { httpKeys } from '../keys.ts';

const { DailyLimitError } = errorClasses({
  /** The member has done as much of this as one may in a day. */
  DailyLimitError: [429, 'DAILY_LIMIT', limitReached, (_: DailyKind, waitMs: number) => retryAfter(waitMs)],
});

/** How much a call does of one kind: 1 post; 1 upload, and its bytes. */
export interface Use {
  kind: DailyKind;
  by: number;
}

const isRoomFor = (_: Use, i: number): string =>
  `(attribute_not_exists(#kind${i}) OR #kind${i} <= :room${i})`;

/**
 * Counts what a member does today, unless it were more than they may. Days are those of UTC. One write of one small item,
 * whatever is counted; it stands in no transaction, so that calls at the same moment do not collide in it.
 *
 * @throws DailyLimitError, which says when it works again
 */
export async function countUses(memberId: string, uses: [Use, ...Use[]], now = Date.now()): Promise<void> {
  const day = Math.floor(now / DAY);
  const endOfDay = (day + 1) * DAY;
  const most = ({ kind }: Use): number =>
    dailyLimit(kind, now - idTime(memberId)) * config().DAILY_LIMITS_FACTOR;
  try {
    await update(httpKeys.uses(memberId, String(day)), {
      update: `SET #ttl = :ttl ADD ${uses.map((_, i) => `#kind${i} :by${i}`).join(', ')}`,
      condition: uses.map(isRoomFor).join(' AND '),
      names: { '#ttl': 'ttl', ...Object.fromEntries(uses.map(({ kind }, i) => [`#kind${i}`, kind])) },
      values: {
        ':ttl': Math.ceil((endOfDay + DAY) / SECOND),
        ...Object.fromEntries(
          uses.flatMap((use, i) => [
            [`:by${i}`, use.by],
            [`:room${i}`, most(use) - use.by],
          ]),
        ),
      },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    throw new DailyLimitError(uses[0].kind, endOfDay - now);
  }
}
