import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { bodyOf } from '../testing/examples/calls.ts';
import { exampleOf } from '../testing/examples/examples.ts';
import { newScene } from '../testing/examples/relations.ts';
import { absent, RELATIONS, type Relation, type Scene, type Seen } from '../testing/examples/seen.ts';
import { expectInvariants } from '../testing/invariants.ts';

expectInvariants();

/** Whether a route that is not the administrators' tells of members other than the caller, or is asked about one or something of one. */
function isAboutMembers({ auth, answer, params }: Route): boolean {
  if (auth === 'admin') return false;
  const shape = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  const told = shape(answer);
  const isCaller = told.includes('"emailVerified"');
  return (
    (!isCaller && /"(username|likes|upvotes|senderId)"/.test(told)) ||
    (params !== undefined && /"(username|userId|postId|projectId|conversationId)"/.test(shape(params)))
  );
}

/** Reads first; what parts members last. */
const ORDER = [
  ({ method }: Route) => method === 'GET',
  ({ name }: Route) => !/^(hiding\.(un)?block|connections\.remove)$/.test(name),
  () => true,
];

/** Every route that tells of other members or their things, or does something to them; in the order in which they are called. */
const tried = routes
  .filter((route) => {
    const { seen } = exampleOf(route.name);
    return typeof seen === 'object' || (!seen && isAboutMembers(route));
  })
  .toSorted((a, b) => ORDER.findIndex((is) => is(a)) - ORDER.findIndex((is) => is(b)));

/** What a route is asked in a scene, and what is seen of it: where nothing else is said, of a thing that the subject has. */
async function caseOf({ name }: Route, scene: Scene): Promise<{ seen: Seen; params: object; body: unknown }> {
  const example = exampleOf(name);
  const { seen, names, answers } = example;
  const parties = { owner: scene.subject, host: scene.host, round: {} };
  const own = typeof seen === 'object' ? seen.body?.(scene) : undefined;
  const body = own ?? (await bodyOf(example, parties));
  if (typeof seen === 'object') return { seen, params: { ...scene.params, ...seen.params?.(scene) }, body };
  if (!names || !answers)
    throw new Error(`the example of ${name} does not say what is seen of hidden members`);
  const params = await names.make(parties);
  return { seen: { status: absent(answers.jobSeeker ?? answers.others) }, params, body };
}

const holdsIn = ({ holdsIn }: Seen, { leavesOutMuted }: Route, relation: Relation): boolean => {
  if (holdsIn) return holdsIn.includes(relation);
  return relation === 'none' || (relation === 'muted' && !leavesOutMuted);
};

describe.each(RELATIONS)('to a member in this relation, seen from the viewer: %s', (relation) => {
  let scene: Scene | undefined;
  const theScene = async () => {
    scene ??= await newScene(relation);
    return scene;
  };

  it.each(tried)('$name', async (route) => {
    const the = await theScene();
    const { seen, ...request } = await caseOf(route, the);
    const query = seen.query?.(the) ?? {};
    const { status, body } = await the.viewer.call(route, { ...request, query });
    const expected = typeof seen.status === 'number' ? seen.status : seen.status[RELATIONS.indexOf(relation)];
    expect(status).toBe(expected);
    if (status >= 400) return;
    const text = JSON.stringify(body);
    if (seen.holds) expect(text.includes(seen.holds(the))).toBe(holdsIn(seen, route, relation));
    const isParted = relation === 'blocked' || relation === 'blocking';
    if (isParted && !route.showsHidden)
      for (const { _id } of [the.subject, the.friend, the.asker]) expect(text).not.toContain(_id);
  });
});
