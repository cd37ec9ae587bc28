import { useState } from 'react';
import type { UserCard } from '../../../../shared/model/member.ts';
import { mentions } from '../../entities/member/mentions.ts';

/** What people are narrowed down by: words, and a role ("" is every role). */
export interface PeopleFilter {
  text: string;
  role: string;
}

const EVERYBODY: PeopleFilter = { text: '', role: '' };

/**
 * A filter over people that are already loaded.
 *
 * @param textsOf what of a person the words are looked for in
 */
export function usePeopleFilter(textsOf: (person: UserCard) => readonly string[]) {
  const [filter, change] = useState(EVERYBODY);
  return {
    filter,
    change,
    isActive: filter.role !== '' || filter.text.trim() !== '',
    clear: () => change(EVERYBODY),
    fits: (person: UserCard) =>
      (filter.role === '' || person.userRole === filter.role) && mentions(filter.text, textsOf(person)),
  };
}
