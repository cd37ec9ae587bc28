import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Project } from '../../../shared/model/project.ts';
import { eventually, freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { budgetOf } from '../../testing/examples/examples.ts';
import { newProject } from '../../testing/things/projects.ts';

const { list, upvote } = contract.projects;

/** A word of every project of this file, so that others do not disturb it. */
const MARK = freshUsername();
const RICE = freshUsername();

const SPECS = [
  ['One', 'Software', 'idea', 'Nothing else'],
  ['Two', 'Software', 'growth', `About ${RICE} fields`],
  ['Three', 'Gaming', 'idea', `About ${RICE} fields`],
  ['Four', 'Gaming', 'growth', 'Nothing else'],
] as const;

let investor: Member;
let all: Project[];

const interestedIn = (member: Member, investmentInterests: string[]) =>
  member.must(contract.users.updateProfile, { body: { investmentInterests } });

const ask = async (member: Member, query: Record<string, unknown> = {}) =>
  (await member.must(list, { query: { search: MARK, fits: 'me', ...query } })) as {
    projects: (Project & { fit?: { kind: string; value: string }[] })[];
    totalProjects: number;
    totalPages: number;
  };

const names = async (query: Record<string, unknown> = {}) => {
  const { projects, totalProjects } = await ask(investor, { sort: 'oldest', ...query });
  expect(totalProjects).toBe(projects.length);
  return projects.map(({ name }) => name.split(' ')[0]);
};

beforeAll(async () => {
  const founder = await newMember('founder');
  investor = await newMember('investor');
  all = [];
  for (const [name, category, stage, description] of SPECS)
    all.push(await newProject(founder, { name: `${name} ${MARK}`, category, stage, description }));
  await eventually(async () =>
    expect((await investor.must(list, { query: { search: MARK } })).totalProjects).toBe(SPECS.length),
  );
}, 60_000);

describe('the projects that fit an investor', () => {
  it.each<[string[], string[]]>([
    [['Software'], ['One', 'Two']],
    [
      ['software', 'Gaming'],
      ['One', 'Two', 'Three', 'Four'],
    ],
    [['Growth'], ['Two', 'Four']],
    [['SaaS', 'Growth'], ['Two']],
    [[`${RICE} Fields`], ['Two', 'Three']],
    [
      ['Gaming', RICE],
      ['Two', 'Three', 'Four'],
    ],
    [[RICE, 'idea'], ['Three']],
    [['Travel'], []],
    [[], []],
    [['?'], []],
  ])('of the interests %j are %j', async (interests, expected) => {
    await interestedIn(investor, interests);
    expect(await names()).toEqual(expected);
  });

  it('say why', async () => {
    await interestedIn(investor, ['Software', 'Growth', RICE]);
    expect((await ask(investor)).projects.map(({ fit }) => fit)).toEqual([
      [
        { kind: 'category', value: 'Software' },
        { kind: 'words', value: RICE },
        { kind: 'stage', value: 'growth' },
      ],
    ]);
  });

  it('are narrowed, sorted and turned page by page like all others', async () => {
    await interestedIn(investor, ['Software', RICE]);
    expect(await names({ sort: 'latest' })).toEqual(['Three', 'Two', 'One']);
    expect(await names({ stage: 'idea' })).toEqual(['One', 'Three']);
    expect(await names({ category: 'Gaming' })).toEqual(['Three']);
    expect(await names({ category: 'Software', stage: 'growth' })).toEqual(['Two']);
    expect(await names({ category: 'Travel' })).toEqual([]);
    expect(await names({ search: `${MARK} three` })).toEqual(['Three']);
    const [one] = all;
    await investor.must(upvote, { params: { projectId: one?._id ?? '' } });
    await eventually(async () => expect((await names({ sort: 'upvotes' }))[0]).toBe('One'));
    const second = await ask(investor, { limit: 2, page: 2, sort: 'oldest' });
    expect(second).toMatchObject({ totalProjects: 3, totalPages: 2, projects: [{ _id: all[2]?._id }] });
  });

  it('cost what they may, on a full page', async () => {
    const founder = await newMember('founder');
    const made = Array.from({ length: 13 }, (_, nth) => `Cost ${nth} ${freshUsername()}`);
    for (const name of made) await newProject(founder, { name, category: 'Software' });
    await interestedIn(investor, ['Software', 'Gaming', 'Growth', 'idea', RICE, 'Water', 'Boats']);
    for (const sort of ['latest', 'upvotes'] as const) {
      const { cost, body } = await investor.call(list, { query: { fits: 'me', sort } });
      expect(body.projects).toHaveLength(12);
      const budget = budgetOf('projects.list', 'that fit');
      for (const figure of ['rru', 'wru', 'calls', 'rounds'] as const)
        expect(cost[figure], figure).toBeLessThanOrEqual(budget[figure]);
    }
  });

  it('are narrowed to wanted stages alone', async () => {
    await interestedIn(investor, ['Software', 'idea']);
    expect(await names({ stage: 'growth' })).toEqual([]);
  });

  it('are all projects, without reasons, for whoever is no investor', async () => {
    const { projects } = await ask(await newMember('founder'));
    expect(projects).toHaveLength(SPECS.length);
    expect(projects.every(({ fit }) => fit === undefined)).toBe(true);
  });
});
