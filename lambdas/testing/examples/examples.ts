import type { contract } from '../../../shared/api/index.ts';
import { examples as archive } from '../../archive/examples.ts';
import { examples as auth } from '../../auth/examples.ts';
import { examples as connections } from '../../connections/examples.ts';
import { examples as conversations } from '../../conversations/examples.ts';
import { examples as decks } from '../../decks/examples.ts';
import { examples as health } from '../../health/examples.ts';
import { examples as hiding } from '../../hiding/examples.ts';
import { examples as interests } from '../../interests/examples.ts';
import { examples as notifications } from '../../notifications/examples.ts';
import { examples as pages } from '../../pages/examples.ts';
import { examples as passkeys } from '../../passkeys/examples.ts';
import { examples as pipeline } from '../../pipeline/examples.ts';
import { examples as posts } from '../../posts/examples.ts';
import { examples as preferences } from '../../preferences/examples.ts';
import { examples as projects } from '../../projects/examples.ts';
import { examples as push } from '../../push/examples.ts';
import { examples as recoveryCodes } from '../../recovery-codes/examples.ts';
import { examples as reports } from '../../reports/examples.ts';
import { examples as roles } from '../../roles/examples.ts';
import { examples as saved } from '../../saved/examples.ts';
import { examples as search } from '../../search/examples.ts';
import { examples as searches } from '../../searches/examples.ts';
import { examples as uploads } from '../../uploads/examples.ts';
import { examples as users } from '../../users/examples.ts';
import type { Budget, Example, Examples } from './example.ts';

type Contract = typeof contract;

/** The examples of all routes, by resource and call. A resource without them does not compile. */
const ALL: { [Resource in keyof Contract]: Examples<Contract[Resource]> } = {
  auth,
  passkeys,
  recoveryCodes,
  users,
  archive,
  hiding,
  connections,
  conversations,
  posts,
  projects,
  interests,
  decks,
  pipeline,
  roles,
  saved,
  search,
  searches,
  notifications,
  preferences,
  push,
  reports,
  uploads,
  pages,
  health,
};

const byName = new Map<string, Example>(
  Object.entries(ALL).flatMap(([resource, examples]) =>
    Object.entries<Example>(examples).map(([call, example]): [string, Example] => [
      `${resource}.${call}`,
      example,
    ]),
  ),
);

/** The example of a route. */
export function exampleOf(name: string): Example {
  const example = byName.get(name);
  if (!example) throw new Error(`${name} has no example`);
  return example;
}

/**
 * What a call of a route may cost.
 *
 * @param what is special about it; as much as any other where no budget says otherwise
 */
export const budgetOf = (name: string, what = ''): Budget => {
  const { budget, special = {} } = exampleOf(name);
  return special[what] ?? budget;
};
