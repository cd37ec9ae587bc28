import type { Interest, InterestRow } from '../../shared/model/interest.ts';
import type { MemberSummary } from '../members/store/items.ts';
import { personOf } from '../members/store/person.ts';
import type { InterestItem } from '../projects/store/items.ts';
import { idTime } from '../table/ids.ts';

/** The interest of a member, as they and the founder see it. */
export const presentInterest = ({ note, at }: InterestItem): Interest => ({
  note,
  createdAt: new Date(idTime(at)).toISOString(),
});

/** An interest in the founder's list. */
export const presentRow = (item: InterestItem, investor: MemberSummary): InterestRow => ({
  ...presentInterest(item),
  investor: personOf(investor),
});
