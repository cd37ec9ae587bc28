import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { CATEGORIES, STAGES } from '../../../shared/choices.ts';
import type { Project } from '../../../shared/model/project.ts';
import { eventually, freshUsername, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { newProject } from '../../testing/things/projects.ts';

const { list, update, upvote } = contract.projects;

const COUNT = 60;
const WORDS = ['harbour', 'harvest', 'kitchen', 'kite', 'solar', 'school', 'ledger', 'loom'];

/** A word of every project of this file, so that others do not disturb it. */
const MARK = freshUsername();

let founder: Member;
let all: Project[];

const any = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

const stages = Object.keys(STAGES).slice(0, 3) as Project['stage'][];
const categories = CATEGORIES.slice(0, 3);

beforeAll(async () => {
  founder = await newMember('founder');
  const fans = await newMembers(4);
  all = [];
  for (let i = 0; i < COUNT; i += 1)
    all.push(
      await newProject(founder, {
        name: `${any(WORDS)} ${MARK}`,
        description: `${any(WORDS)}, ${any(WORDS)} and ${any(WORDS)}`,
        category: any(categories),
        stage: any(stages),
      }),
    );
  for (const project of all)
    for (const fan of fans)
      if (Math.random() < 0.5) {
        const { body } = await fan.call(upvote, { params: { projectId: project._id } });
        project.upvoteCount = body.upvoteCount;
      }
}, 120_000);

type Query = { sort?: string; category?: string; stage?: string; search?: string };

/** The answer by looking at every project. */
function wanted({ sort = 'latest', category, stage, search }: Query): Project[] {
  const asked = search?.split(' ') ?? [];
  const found = all.filter(
    (project) =>
      (!category || project.category === category) &&
      (!stage || project.stage === stage) &&
      asked.every((start) =>
        `${project.name} ${project.description}`.split(/\W+/).some((word) => word.startsWith(start)),
      ),
  );
  const newest = found.toSorted((a, b) => (a._id < b._id ? 1 : -1));
  if (sort === 'oldest') return newest.reverse();
  return sort === 'upvotes' ? newest.toSorted((a, b) => b.upvoteCount - a.upvoteCount) : newest;
}

const page = async (query: Query & { page?: number; limit?: number }) =>
  (await founder.call(list, { query: { ...query, search: [MARK, query.search].filter(Boolean).join(' ') } }))
    .body;

const ids = (projects: Project[]) => projects.map(({ _id }) => _id);

describe('the list of projects', () => {
  it('is what looking at every project finds, whatever is asked', async () => {
    await eventually(async () => {
      const pages = [1, 2, 3].map((at) => page({ sort: 'upvotes', limit: COUNT / 3, page: at }));
      const whole = (await Promise.all(pages)).flatMap(({ projects }) => projects);
      expect(ids(whole)).toEqual(ids(wanted({ sort: 'upvotes' })));
    });
    for (let round = 0; round < 80; round += 1) {
      const query: Query = {
        sort: any(['latest', 'oldest', 'upvotes']),
        ...(Math.random() < 0.5 && { category: any(categories) }),
        ...(Math.random() < 0.5 && { stage: any(stages) }),
        ...(Math.random() < 0.7 && {
          search: Array.from({ length: any([1, 2]) }, () => any(WORDS).slice(0, any([1, 2, 3, 9]))).join(' '),
        }),
      };
      const limit = any([3, 5, 12]);
      const expected = wanted(query);
      const last = Math.max(1, Math.ceil(expected.length / limit));
      for (const at of [1, Math.ceil(last / 2), last]) {
        const answer = await page({ ...query, page: at, limit });
        const context = JSON.stringify({ query, at, limit });
        expect(answer, context).toMatchObject({
          totalProjects: expected.length,
          totalPages: Math.ceil(expected.length / limit),
          currentPage: at,
        });
        expect(ids(answer.projects), context).toEqual(ids(expected.slice((at - 1) * limit, at * limit)));
      }
    }
  });

  it('takes any number as a page', async () => {
    for (const [given, meant] of [
      [0, 1],
      [-3, 1],
      ['x', 1],
      [1.7, 1],
      [4, 4],
      [5, 5],
      [6, 5],
      [1e12, 5],
    ] as const)
      expect((await founder.call(list, { query: { page: given, search: MARK } })).body.currentPage).toBe(
        meant,
      );
    const nothing = await founder.call(list, { query: { search: `${MARK}x`, page: 7 } });
    expect(nothing.body).toEqual({ projects: [], totalPages: 0, totalProjects: 0, currentPage: 1 });
  });

  it('follows an edit at once: category, stage and words', async () => {
    const word = freshUsername();
    const { _id } = await newProject(founder, { name: word, category: 'Gaming', stage: 'exit' });
    const total = async (query: Query) => (await founder.call(list, { query })).body.totalProjects;
    const before = await total({ category: 'Gaming' });
    expect(await total({ search: word.slice(0, 12), stage: 'exit', category: 'Gaming' })).toBe(1);
    const other = freshUsername();
    await founder.call(update, {
      params: { projectId: _id },
      body: { name: other, description: 'Changed', category: 'Travel', stage: 'growth', teamSize: '' },
    });
    expect(await total({ category: 'Gaming' })).toBe(before - 1);
    expect(await total({ search: word })).toBe(0);
    expect(await total({ search: `${other} chang`, category: 'Travel', stage: 'growth' })).toBe(1);
  });

  it('counts every project that is created at the same moment', async () => {
    const before = (await founder.call(list)).body.totalProjects;
    await Promise.all(Array.from({ length: 8 }, () => newProject(founder)));
    const after = await founder.call(list, { query: { limit: 100 } });
    expect(after.body.totalProjects).toBe(before + 8);
    expect(new Set(ids(after.body.projects)).size).toBe(after.body.projects.length);
  });
});
