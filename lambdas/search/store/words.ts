import { INDEXED_WORDS } from '../../../shared/limits.ts';
import { isAdministrator } from '../../../shared/rules/members/administrator.ts';
import { searchWords } from '../../../shared/rules/search/word-search.ts';
import { withoutLinks } from '../../../shared/rules/texts/text-parts.ts';
import type { MemberSummary, ProfileItem } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import type { PostItem } from '../../posts/store/items.ts';
import { monthOf, postKeys } from '../../posts/store/keys.ts';
import { getMany } from '../../table/batch.ts';
import type { ThingWords } from './items.ts';

/** The words of some texts: the first of long ones. */
const wordsIn = (...texts: string[]): string[] => searchWords(texts.join(' ')).slice(0, INDEXED_WORDS);

/** The fields of the index in which things are looked for, best first. */
export const FIELDS = { people: ['name', 'headline', 'profile'], posts: ['post'] } as const;

/** The field of what members are: none of their words stands in it, so that no text is taken for a role. */
export const ROLE_FIELD = 'role';

/** What finds a member: each word in the best field that has it, and the role. */
export function wordsOfMember(
  card: Pick<MemberSummary, 'name' | 'username' | 'headline' | 'organization' | 'location' | 'userRole'>,
  { skills }: Pick<ProfileItem, 'skills'>,
): ThingWords['words'] {
  const texts = {
    name: wordsIn(card.name, card.username),
    headline: wordsIn(card.headline),
    profile: wordsIn(card.organization, card.location, ...skills),
  };
  const known = new Set<string>();
  const words = FIELDS.people.map((field): [string, string[]] => {
    const own = texts[field].filter((word) => !known.has(word));
    for (const word of own) known.add(word);
    return [field, own];
  });
  return { ...Object.fromEntries(words), [ROLE_FIELD]: card.userRole ? [card.userRole] : [] };
}

/** What finds a post; nobody looks for the parts of a web address. */
export const wordsOfPost = ({ content }: Pick<PostItem, 'content'>): ThingWords['words'] => ({
  post: wordsIn(withoutLinks(content)),
});

/** The words of members; administrators are not found. */
export async function readMemberWords(ids: string[]): Promise<Map<string, ThingWords['words']>> {
  const [cards, profiles] = await Promise.all([
    getMany(ids.map(memberKeys.card), { consistent: true }),
    getMany(ids.map(memberKeys.profile), { consistent: true }),
  ]);
  const byKey = new Map(profiles.map((profile) => [profile.pk, profile]));
  return new Map(
    cards.flatMap((card) => {
      const profile = byKey.get(card.pk);
      return profile && !isAdministrator(card) ? [[card._id, wordsOfMember(card, profile)]] : [];
    }),
  );
}

/** The words of posts. */
export async function readPostWords(ids: string[]): Promise<Map<string, ThingWords['words']>> {
  const posts = await getMany(
    ids.map((id) => postKeys.post(monthOf(id), id)),
    { consistent: true },
  );
  return new Map(posts.map((post) => [post._id, wordsOfPost(post)]));
}
