import type { Mention } from '../../../shared/model/post.ts';
import type { MemberSummary } from '../../members/store/items.ts';
import { personOf } from '../../members/store/person.ts';
import { mentionsIn, type Written } from '../store/mentions.ts';

/** The members whom a text names, as they are now. */
export const presentMentions = (written: Written, people: ReadonlyMap<string, MemberSummary>): Mention[] =>
  mentionsIn(written).flatMap(({ memberId, username }) => {
    const member = people.get(memberId);
    return member ? [{ ...personOf(member), writtenAs: username }] : [];
  });
