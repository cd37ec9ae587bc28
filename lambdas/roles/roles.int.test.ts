import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import { CATEGORIES, COMMITMENTS, PLACES, STAGES } from '../../shared/choices.ts';
import type { Project } from '../../shared/model/project.ts';
import type { OpenRole } from '../../shared/model/role.ts';
import { fitOf, matchScore } from '../../shared/rules/projects/role-match.ts';
import { skillKey } from '../../shared/rules/projects/skills.ts';
import { freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { apply, applyFor, decide, newProject } from '../testing/things/projects.ts';

const { roles, projects, saved, users } = contract;

type RoleInput = NonNullable<BodyInput<typeof projects.create>['openRoles']>[number];

/** A word of every role of this file, so that others do not disturb it. */
const MARK = freshUsername();

const WORDS = ['harbour', 'harvest', 'kitchen', 'kite', 'solar', 'school'];
const SKILLS = ['TypeScript', 'ts', 'React', 'C++', 'C#', 'Figma', 'Beekeeping'];
const categories = CATEGORIES.slice(0, 3);
const stages = Object.keys(STAGES).slice(0, 3) as Project['stage'][];
const places = Object.keys(PLACES) as (keyof typeof PLACES)[];
const commitments = Object.keys(COMMITMENTS) as (keyof typeof COMMITMENTS)[];

const any = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

let titles = 0;

const anyRole = (changes: Partial<RoleInput> = {}): RoleInput => {
  titles += 1;
  return {
    title: `${any(WORDS)} ${MARK} ${titles}`,
    description: `${any(WORDS)} and ${any(WORDS)}`,
    limit: 1,
    skills: [...new Set([any(SKILLS), any(SKILLS), any(SKILLS)])].slice(0, any([0, 1, 2, 3])),
    place: any([...places, '']),
    commitment: any([...commitments, '']),
    location: any(['', 'Berlin', 'Paris, France']),
    paused: Math.random() < 0.1,
    ...changes,
  };
};

let founder: Member;
let seeker: Member;
let all: Project[];

const SEEKER = { skills: ['typescript', 'Figma'], location: 'Berlin, Germany', openToRoles: ['fulltime'] };

beforeAll(async () => {
  founder = await newMember('founder');
  seeker = await newMember('job_seeker');
  const { skills, location, openToRoles } = SEEKER;
  await seeker.must(users.updateProfile, { body: { skills, location, jobSeekerInfo: { openToRoles } } });
  all = [];
  for (let i = 0; i < 30; i += 1) {
    const openRoles = Array.from({ length: any([0, 1, 2, 3]) }, () => anyRole());
    const given = { category: any(categories), stage: any(stages), teamSize: any(['', 1, 5]), openRoles };
    all.push(await newProject(founder, given));
  }
  // Some get another role later, lose one, or are changed.
  for (const [at, project] of all.entries()) {
    if (Math.random() < 0.5) continue;
    const kept = project.openRoles.slice(any([0, 1]));
    const openRoles: RoleInput[] = [
      ...kept.map((role) =>
        Math.random() < 0.3 ? { ...role, paused: !role.paused, place: any(places) } : role,
      ),
      anyRole(),
    ];
    const body = { openRoles, category: any(categories) };
    all[at] = (await founder.must(projects.update, { params: { projectId: project._id }, body })).project;
  }
}, 120_000);

interface Row {
  role: OpenRole;
  project: Project;
}

interface Asked {
  search?: string;
  category?: (typeof CATEGORIES)[number];
  stage?: Project['stage'];
  skill?: string;
  place?: keyof typeof PLACES;
  commitment?: keyof typeof COMMITMENTS;
  sort?: 'latest' | 'match';
}

const score = ({ role }: Row): number => matchScore(fitOf(SEEKER, role));

/** The roles by looking at each of them, in no order. */
function wanted({ search, category, stage, skill, place, commitment }: Asked): Row[] {
  const asked = search?.split(' ') ?? [];
  return all
    .filter(({ teamSize }) => teamSize === null || teamSize > 1)
    .flatMap((project) => project.openRoles.map((role) => ({ role, project })))
    .filter(
      ({ role, project }) =>
        !role.paused &&
        role.filled < role.limit &&
        (!category || project.category === category) &&
        (!stage || project.stage === stage) &&
        (!place || role.place === place) &&
        (!commitment || role.commitment === commitment) &&
        (!skill || role.skills.some((one) => skillKey(one) === skillKey(skill))) &&
        asked.every((start) =>
          [role.title, ...role.skills, role.description]
            .join(' ')
            .toLowerCase()
            .split(/\W+/)
            .some((word) => word.startsWith(start)),
        ),
    );
}

const page = async (query: Asked & { page?: number; limit?: number }, viewer = seeker) =>
  viewer.must(roles.list, { query: { ...query, search: [MARK, query.search].filter(Boolean).join(' ') } });

const anyQuery = (): Asked => ({
  ...(Math.random() < 0.3 && { category: any(categories) }),
  ...(Math.random() < 0.3 && { stage: any(stages) }),
  ...(Math.random() < 0.3 && { place: any(places) }),
  ...(Math.random() < 0.3 && { commitment: any(commitments) }),
  ...(Math.random() < 0.4 && { skill: any(SKILLS) }),
  ...(Math.random() < 0.5 && {
    search: Array.from({ length: any([1, 2]) }, () => any(WORDS).slice(0, any([1, 2, 3, 9]))).join(' '),
  }),
});

const ids = (rows: { role: { _id: string } }[]) => rows.map(({ role }) => role._id);

describe('the list of roles', () => {
  it('is what looking at every role finds, whatever is asked', async () => {
    for (let round = 0; round < 60; round += 1) {
      const query: Asked = { ...anyQuery(), sort: any(['latest', 'match']) };
      const limit = any([3, 12]);
      const expected = wanted(query);
      const pages = Math.ceil(expected.length / limit);
      const read = [];
      for (let at = 1; at <= Math.max(1, pages); at += 1) {
        const answer = await page({ ...query, page: at, limit });
        expect(answer, JSON.stringify(query)).toMatchObject({
          totalRoles: expected.length,
          totalPages: pages,
          currentPage: at,
        });
        read.push(...answer.roles);
      }
      expect(ids(read).sort(), JSON.stringify(query)).toEqual(ids(expected).sort());
      // Ids of roles sort as they were opened; those that came together are in the order of their project.
      const matches = read.map((row) => row.match ?? 0);
      const byId = new Map(expected.map((row) => [row.role._id, row]));
      expect(matches).toEqual(read.map((row) => score(byId.get(row.role._id) as Row)));
      if (query.sort === 'match') expect(matches).toEqual(matches.toSorted((a, b) => b - a));
    }
  });

  it('begins with the newest, also where an older project has got another role', async () => {
    const mine = await newMember('founder');
    const [first, second] = [
      await newProject(mine, { openRoles: [] }),
      await newProject(mine, { openRoles: [] }),
    ];
    const word = freshUsername();
    const add = (project: Project, title: string, before: RoleInput[] = []) =>
      mine.must(projects.update, {
        params: { projectId: project._id },
        body: { openRoles: [...before, anyRole({ title: `${word} ${title}`, paused: false })] },
      });
    const { project } = await add(first, 'one');
    await add(second, 'two');
    await add(first, 'three', project.openRoles);
    const answer = await seeker.must(roles.list, { query: { search: word } });
    expect(answer.roles.map(({ role }) => role.title)).toEqual(
      ['three', 'two', 'one'].map((n) => `${word} ${n}`),
    );
    expect(answer.roles.map((row) => row.project._id)).toEqual([first._id, second._id, first._id]);
  });

  it('counts what each choice leaves, given the others', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { search, ...query } = anyQuery();
      const counts = await seeker.must(roles.counts, {
        query: { ...query, search: [MARK, search].filter(Boolean).join(' ') },
      });
      const left = (choice: Asked) => wanted({ ...query, ...(search && { search }), ...choice }).length;
      for (const category of CATEGORIES) expect(counts.category[category]).toBe(left({ category }));
      for (const stage of stages) expect(counts.stage[stage]).toBe(left({ stage }));
      for (const place of places) expect(counts.place[place]).toBe(left({ place }));
      for (const commitment of commitments) expect(counts.commitment[commitment]).toBe(left({ commitment }));
    }
  });

  it('counts the same with and without a search', async () => {
    const counts = await seeker.must(roles.counts, { query: { category: 'Gaming' } });
    const { totalRoles } = await seeker.must(roles.list, { query: { category: 'Gaming' } });
    expect(counts.category.Gaming).toBe(totalRoles);
    const byStage = Object.values(counts.stage).reduce((sum, count) => sum + count, 0);
    expect(byStage).toBe(totalRoles);
  });

  it('tells job seekers how a role fits them, and nobody else', async () => {
    const word = freshUsername();
    const openRoles = [
      anyRole({
        title: word,
        skills: ['TS', 'Rust'],
        place: 'remote',
        commitment: 'fullTime',
        paused: false,
      }),
    ];
    await newProject(founder, { openRoles });
    const [row] = (await seeker.must(roles.list, { query: { search: word } })).roles;
    expect(row).toMatchObject({ match: 65, matchedSkills: ['TS'], applied: false, saved: false });
    const [other] = (await founder.must(roles.list, { query: { search: word, sort: 'match' } })).roles;
    expect(other).toMatchObject({ match: null, matchedSkills: [] });
    expect(row?.founder._id).toBe(founder._id);
  });

  it('follows what happens to a role: saved, applied for, filled, open again, paused, removed', async () => {
    const word = freshUsername();
    const { _id: projectId, openRoles } = await newProject(founder, {
      openRoles: [anyRole({ title: word, paused: false })],
    });
    const [role] = openRoles;
    if (!role) throw new Error('no role');
    const find = async () => {
      const answer = await seeker.must(roles.list, { query: { search: word } });
      expect(answer.totalRoles).toBe(answer.roles.length);
      return answer.roles[0];
    };
    await seeker.must(saved.add, { params: { kind: 'roles', id: `${projectId}.${role._id}` } });
    const params = await apply(seeker, projectId, word);
    expect(await find()).toMatchObject({ saved: true, applied: true });
    await decide(founder, params, 'accepted');
    expect(await find()).toBeUndefined();
    await seeker.must(projects.leave, { params: { projectId } });
    expect(await find()).toMatchObject({ applied: false, inTeam: false });
    const edit = (body: BodyInput<typeof projects.update>) =>
      founder.must(projects.update, { params: { projectId }, body });
    await edit({ openRoles: [{ ...role, paused: true }] });
    expect(await find()).toBeUndefined();
    await edit({ openRoles: [{ ...role, paused: false }] });
    expect(await find()).toBeDefined();
    await edit({ teamSize: 1 });
    expect(await find()).toBeUndefined();
    await edit({ teamSize: 2 });
    expect(await find()).toBeDefined();
    await edit({ openRoles: [] });
    expect(await find()).toBeUndefined();
  });

  it('says what applying would say to whoever has applied before, or is in the team', async () => {
    const word = freshUsername();
    const titles = ['one', 'two'].map((nth) => `${word} ${nth}`);
    const [first = '', second = ''] = titles;
    const { _id: projectId } = await newProject(founder, {
      openRoles: titles.map((title) => anyRole({ title, limit: 3, paused: false })),
    });
    const standing = async (viewer: Member) => {
      const answer = await viewer.must(roles.list, { query: { search: word } });
      return Object.fromEntries(
        answer.roles.map(({ role, applied, inTeam }) => [role.title, { applied, inTeam }]),
      );
    };
    const free = { applied: false, inTeam: false };
    const joiner = await newMember('job_seeker');
    expect(await standing(joiner)).toEqual({ [first]: free, [second]: free });

    const declined = await apply(joiner, projectId, second);
    await decide(founder, declined, 'rejected');
    const withdrawn = await apply(joiner, projectId, first);
    await joiner.must(projects.withdrawApplication, { params: withdrawn });
    expect(await standing(joiner)).toEqual({ [first]: free, [second]: { applied: true, inTeam: false } });

    await decide(founder, await apply(joiner, projectId, first), 'accepted');
    const joined = { applied: true, inTeam: true };
    expect(await standing(joiner)).toEqual({ [first]: joined, [second]: joined });
    const other = await newMember('job_seeker');
    await decide(founder, await apply(other, projectId, second), 'accepted');
    expect(await standing(other)).toEqual({ [first]: { applied: false, inTeam: true }, [second]: joined });
    for (const title of titles) expect((await applyFor(other, projectId, title)).status).toBe(400);
    expect((await standing(founder))[first]).toEqual({ applied: false, inTeam: true });

    await other.must(projects.leave, { params: { projectId } });
    expect(await standing(other)).toEqual({ [first]: free, [second]: free });
    expect((await applyFor(other, projectId, second)).status).toBe(201);
  });

  it('no longer has the roles of a founder who has left, those that came later included', async () => {
    const word = freshUsername();
    const leaver = await newMember('founder');
    const project = await newProject(leaver, { openRoles: [anyRole({ title: word, paused: false })] });
    const openRoles = [...project.openRoles, anyRole({ title: `${word} later`, paused: false })];
    await leaver.must(projects.update, { params: { projectId: project._id }, body: { openRoles } });
    const total = async () => (await seeker.must(roles.list, { query: { search: word } })).totalRoles;
    expect(await total()).toBe(2);
    const { username } = leaver.user;
    await leaver.must(users.delete, { params: { username }, body: { password: PASSWORD } });
    expect(await total()).toBe(0);
  });

  it('holds all roles of fifty projects that are made and changed at the same moment', async () => {
    const word = freshUsername();
    const made = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const openRoles = [anyRole({ title: word, paused: false }), anyRole({ paused: false })];
        const maker = await newMember('founder');
        const project = await newProject(maker, { openRoles });
        const body = { openRoles: [...project.openRoles, anyRole({ title: `${word} 2`, paused: false })] };
        return (await maker.must(projects.update, { params: { projectId: project._id }, body })).project;
      }),
    );
    const { totalRoles } = await seeker.must(roles.list, { query: { search: word } });
    expect(totalRoles).toBe(2 * made.length);
    const second = await seeker.must(roles.list, { query: { search: `${word} 2`, limit: 24 } });
    expect(second).toMatchObject({ totalRoles: made.length, totalPages: 3 });
  }, 60_000);
});
