import { useState } from 'react';
import type { UserCard } from '../../../../shared/model/member.ts';
import { mentions } from '../../entities/member/mentions.ts';

/** What members are narrowed down by: words, and a role ("" is every role). */
export interface MemberFilter {
  text: string;
  role: string;
}

const EVERYBODY: MemberFilter = { text: '', role: '' };

/**
 * A filter over members that are already loaded.
 *
 * @param textsOf what of a member the words are looked for in
 */
export function useMemberFilter(textsOf: (member: UserCard) => readonly string[]) {
  const [filter, change] = useState(EVERYBODY);
  return {
    filter,
    change,
    isActive: filter.role !== '' || filter.text.trim() !== '',
    clear: () => change(EVERYBODY),
    fits: (member: UserCard) =>
      (filter.role === '' || member.userRole === filter.role) && mentions(filter.text, textsOf(member)),
  };
}
