import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import type { BodyInput } from '../../shared/api/route.ts';
import { ROLES, type Role } from '../../shared/model/member.ts';
import type { SearchKind } from '../../shared/model/search.ts';
import type { SearchFilters } from '../../shared/model/search-filters.ts';
import { FILTERS_OF } from '../../shared/rules/search/search-filters.ts';
import { queryPrefixes, searchWords } from '../../shared/rules/search/word-search.ts';
import { freshUsername, type Member, newMember, newMembers, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { connect } from '../testing/things/connections.ts';
import { apply, newProject } from '../testing/things/projects.ts';

expectInvariants();

const { auth, search, users, posts, projects, hiding } = contract;

/** A word of everything of this file, so that others do not disturb it. */
const MARK = freshUsername();

const WORDS = [
  'harbourmaster',
  'harbourmasters',
  'harbour',
  'harvest',
  'Küche',
  'kite',
  'αλιεία',
  'школа',
  '漁港',
  'solar',
  'مرفأ',
  'go',
];

const any = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

const some = (): string => Array.from({ length: any([1, 2, 3]) }, () => any(WORDS)).join(' ');

interface Person {
  member: Member;
  name: string;
  headline: string;
  skills: string[];
  role: Role;
}

let viewer: Member;
const people: Person[] = [];
const written: { _id: string; content: string }[] = [];

beforeAll(async () => {
  viewer = await newMember('founder');
  for (let at = 0; at < 24; at += 1) {
    const role = any(ROLES);
    const member = await newMember(role);
    const [name, headline, skills] = [
      `${some()}`,
      any(['', `${some()}`]),
      any([[], [any(WORDS), any(WORDS)]]),
    ];
    const body = { name: `${name} ${MARK}`, headline, skills: [...new Set(skills)] };
    await member.must(users.updateProfile, { body });
    people.push({ member, role, ...body });
    const content = `${some()}, ${some()} ${MARK}`;
    const { _id } = await member.must(posts.create, { body: { content } });
    written.push({ _id, content });
  }
}, 120_000);

const matches = (text: string, query: string): boolean => {
  const words = searchWords(text);
  return queryPrefixes(query).every((prefix) => words.some((word) => word.startsWith(prefix)));
};

async function readAll(
  kind: SearchKind,
  query: string,
  limit: number,
  filters: SearchFilters = {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const asked = { query, kind, limit, ...filters, ...(cursor && { cursor }) };
    const { body, headers } = await viewer.call(search.find, { query: asked });
    ids.push(...body[kind].map((row) => ('_id' in row ? row._id : row.role._id)));
    const next = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    cursor = next && decodeURIComponent(next);
  } while (cursor);
  return ids;
}

const anyQuery = (): string =>
  [MARK, ...Array.from({ length: any([0, 1, 2]) }, () => any(WORDS).slice(0, any([1, 2, 3, 9, 11])))].join(
    ' ',
  );

const textOf = ({ name, headline, skills, member }: Person): string =>
  [name, member.user.username, headline, ...skills].join(' ');

/** 0 when a member is found by the name alone, 1 with the headline, 2 else. */
const fieldOf = ({ name, headline, member }: Person, query: string): number => {
  if (matches(`${name} ${member.user.username}`, query)) return 0;
  return matches(`${name} ${member.user.username} ${headline}`, query) ? 1 : 2;
};

describe('the search', () => {
  it('finds the people and posts that looking at each of them finds, in any script, and counts them', async () => {
    for (let round = 0; round < 40; round += 1) {
      const query = anyQuery();
      const limit = any([2, 5, 20]);
      const wantedPeople = people.filter((person) => matches(textOf(person), query));
      const found = await readAll('people', query, limit);
      expect(found.toSorted(), query).toEqual(wantedPeople.map(({ member }) => member.user._id).sort());
      const fields = found.map((id) => {
        const person = people.find(({ member }) => member.user._id === id);
        return person ? fieldOf(person, query) : Number.NaN;
      });
      expect(fields, query).toEqual(fields.toSorted());

      const wantedPosts = written.filter(({ content }) => matches(content, query)).map(({ _id }) => _id);
      expect(await readAll('posts', query, limit), query).toEqual(wantedPosts.toReversed());

      const counts = await viewer.must(search.counts, { query: { query } });
      expect(counts).toMatchObject({ people: wantedPeople.length, posts: wantedPosts.length });
    }
  }, 120_000);

  it('is narrowed down by a role, and by what projects and open roles are filtered by; counts are, too', async () => {
    const mark = freshUsername();
    const [categories, stages] = [['Software', 'Travel'] as const, ['idea', 'growth'] as const];
    const [places, commitments] = [['', 'onSite', 'remote'] as const, ['', 'fullTime', 'cofounder'] as const];
    const made: { id: string; name: string; category: string; stage: string }[] = [];
    const open: { id: string; text: string; facts: SearchFilters }[] = [];
    for (let at = 0; at < 12; at += 1) {
      const [category, stage, name] = [any(categories), any(stages), `${some()} ${mark}`];
      const roles = Array.from({ length: any([1, 2]) }, (_, own) => ({
        title: `${some()} ${mark} ${own}`,
        limit: 1,
        place: any(places),
        commitment: any(commitments),
        location: 'Porto',
        paused: any([false, false, true]),
      }));
      const founder = await newMember('founder');
      const project = await newProject(founder, { name, category, stage, openRoles: roles });
      made.push({ id: project._id, name, category, stage });
      for (const { _id, title, place, commitment, paused } of project.openRoles)
        if (!paused) {
          const facts = { category, stage, ...(place && { place }), ...(commitment && { commitment }) };
          open.push({ id: _id, text: title, facts });
        }
    }
    const isLeft = (thing: object, filters: SearchFilters, names: readonly string[]): boolean =>
      Object.entries(filters).every(
        ([name, value]) => !names.includes(name) || new Map(Object.entries(thing)).get(name) === value,
      );
    const wanted = (filters: SearchFilters, query: string) => ({
      people: people.filter(
        (person) =>
          matches(textOf(person), query.replace(mark, MARK)) &&
          isLeft({ role: person.role }, filters, FILTERS_OF.people),
      ),
      projects: made.filter(
        (project) => matches(project.name, query) && isLeft(project, filters, FILTERS_OF.projects),
      ),
      roles: open.filter(
        (role) => matches(role.text, query) && isLeft(role.facts, filters, FILTERS_OF.roles),
      ),
    });
    for (let round = 0; round < 25; round += 1) {
      const query = anyQuery().replace(MARK, mark);
      const filters = Object.fromEntries(
        Object.entries({
          role: any(['', 'founder', 'investor']),
          category: any(['', ...categories]),
          stage: any(['', ...stages]),
          place: any(places),
          commitment: any(commitments),
        }).filter(([, value]) => value !== ''),
      );
      const left = wanted(filters, query);
      const what = JSON.stringify([query, filters]);
      const newest = (list: { id: string }[]) => list.map(({ id }) => id).reverse();
      expect(await readAll('projects', query, 5, filters), what).toEqual(newest(left.projects));
      expect((await readAll('roles', query, 5, filters)).toSorted(), what).toEqual(newest(left.roles).sort());
      const ofPeople = query.replace(mark, MARK);
      const foundPeople = await readAll('people', ofPeople, 5, filters);
      expect(foundPeople.toSorted(), what).toEqual(left.people.map(({ member }) => member.user._id).sort());
      const counts = await viewer.must(search.counts, { query: { query, ...filters } });
      expect(counts, what).toMatchObject({ projects: left.projects.length, roles: left.roles.length });
      const ofMembers = await viewer.must(search.counts, { query: { query: ofPeople, ...filters } });
      expect(ofMembers.people, what).toBe(left.people.length);
    }
  }, 120_000);

  it('follows a change of role, and leaves nothing out for a filter that there is not', async () => {
    const word = freshUsername();
    const member = await newMember('investor');
    await member.must(users.updateProfile, { body: { headline: word } });
    const found = (query: object) => readAll('people', word, 5, query);
    expect(await found({ role: 'investor' })).toEqual([member.user._id]);
    expect(await found({ role: 'king' })).toEqual([member.user._id]);
    await member.must(auth.updateRole, { body: { userRole: 'founder' } });
    expect(await found({ role: 'investor' })).toEqual([]);
    expect(await found({ role: 'founder', category: 'Software' })).toEqual([member.user._id]);
  });

  it('shows five of each kind where none is asked for, and says which part of a post it was found by', async () => {
    const founder = await newMember('founder');
    const word = freshUsername();
    await founder.must(users.updateProfile, { body: { headline: word } });
    const role = { title: `Sailor ${word}`, limit: 1, skills: ['Knots'] };
    const project = await newProject(founder, { name: `Tide ${word}`, pitch: 'Boats', openRoles: [role] });
    const { _id } = await founder.post(`${'Long before. '.repeat(30)} Here ${word} is.`);
    const found = await viewer.must(search.find, { query: { query: word.slice(0, 12) } });
    expect(found).toMatchObject({
      people: [{ _id: founder.user._id, headline: word }],
      projects: [{ _id: project._id, pitch: 'Boats', founder: { _id: founder.user._id } }],
      roles: [{ role: { title: role.title, skills: ['Knots'] }, project: { _id: project._id } }],
      posts: [{ _id, author: { _id: founder.user._id } }],
    });
    expect(found.posts[0]?.excerpt).toMatch(new RegExp(`^… .*Here ${word} is\\.$`));
    for (let more = 0; more < 6; more += 1) await founder.post(`${word} ${more}`);
    expect((await viewer.must(search.find, { query: { query: word } })).posts).toHaveLength(5);
  });

  it('shows five people where there are, whatever part of a profile they are found by', async () => {
    const word = freshUsername();
    const members = await newMembers(6);
    for (const [at, member] of members.entries()) {
      const body = at < 3 ? { headline: word } : { name: `Nova ${word}` };
      await member.must(users.updateProfile, { body });
    }
    const ids = [5, 4, 3, 2, 1, 0].map((at) => members[at]?.user._id);
    const { people } = await viewer.must(search.find, { query: { query: word } });
    expect(people.map(({ _id }) => _id)).toEqual(ids.slice(0, 5));
    expect(await readAll('people', word, 5)).toEqual(ids);
  });

  it('finds nothing by signs alone, and asks for a query', async () => {
    const found = await viewer.must(search.find, { query: { query: '!?' } });
    expect(found).toEqual({ people: [], projects: [], roles: [], posts: [] });
    expect((await viewer.call(search.find, { query: { query: ' ' } })).status).toBe(400);
    const { status } = await viewer.call(search.find, {
      query: { query: 'a', kind: 'posts', cursor: 'bad' },
    });
    expect(status).toBe(400);
  });

  it('shows those first whom the viewer is connected with', async () => {
    const word = freshUsername();
    const [old, other, fresh] = [await newMember(), await newMember(), await newMember()];
    for (const member of [old, other, fresh])
      await member.must(users.updateProfile, { body: { name: `Nova ${word}` } });
    await connect(viewer, old);
    const ids = [old, fresh, other].map(({ user }) => user._id);
    expect(await readAll('people', `${word} nov`, 20)).toEqual(ids);
  });

  it('follows edits, deletions and roles that are filled or paused', async () => {
    const founder = await newMember('founder');
    const [word, next] = [freshUsername(), freshUsername()];
    const role = { title: word, limit: 1 };
    const project = await newProject(founder, { openRoles: [role] });
    const { _id: postId } = await founder.post(word);
    await founder.must(users.updateProfile, { body: { organization: word } });
    const found = async (query: string) => {
      const { people: who, posts: what, roles } = await viewer.must(search.find, { query: { query } });
      return [who.length, what.length, roles.length];
    };
    const countRoles = async () => (await viewer.must(search.counts, { query: { query: word } })).roles;
    expect(await found(word)).toEqual([1, 1, 1]);
    expect(await countRoles()).toBe(1);

    await founder.must(posts.edit, { params: { postId }, body: { content: next } });
    await founder.must(users.updateProfile, { body: { organization: '', skills: [next] } });
    const [open] = project.openRoles;
    const openRoles = [{ ...open, paused: true }];
    await founder.must(projects.update, { params: { projectId: project._id }, body: { openRoles } });
    expect(await found(word)).toEqual([0, 0, 0]);
    expect(await countRoles()).toBe(0);
    expect(await found(next)).toEqual([1, 1, 0]);

    await founder.must(posts.delete, { params: { postId } });
    expect(await found(next)).toEqual([1, 0, 0]);
    const params = { username: founder.user.username };
    await founder.must(users.delete, { params, body: { password: PASSWORD } });
    expect(await found(next)).toEqual([0, 0, 0]);
  });

  it('tells job seekers on a page of roles for which of them they have applied, and others nothing of it', async () => {
    const [founder, seeker] = [await newMember('founder'), await newMember('job_seeker')];
    const word = freshUsername();
    const { _id: projectId } = await newProject(founder, {
      openRoles: [
        { title: `${word} one`, limit: 1 },
        { title: `${word} two`, limit: 1 },
      ],
    });
    const applied = async (by: Member) => {
      const { roles } = await by.must(search.find, { query: { query: word, kind: 'roles' } });
      return Object.fromEntries(roles.map((row) => [row.role.title, row.applied]));
    };
    expect(await applied(seeker)).toEqual({ [`${word} one`]: false, [`${word} two`]: false });
    const application = await apply(seeker, projectId, `${word} one`);
    expect(await applied(seeker)).toEqual({ [`${word} one`]: true, [`${word} two`]: false });
    expect(await applied(founder)).toEqual({ [`${word} one`]: undefined, [`${word} two`]: undefined });
    await seeker.must(projects.withdrawApplication, { params: application });
    expect(await applied(seeker)).toEqual({ [`${word} one`]: false, [`${word} two`]: false });
  });

  it('shows members as they are now, beside their posts as well', async () => {
    const author = await newMember('founder');
    const [word, before, after] = [freshUsername(), `Ada ${freshUsername()}`, `Eva ${freshUsername()}`];
    await author.must(users.updateProfile, { body: { name: before, headline: word } });
    const { _id: postId } = await author.post(word);
    const shown = async () => {
      const { people: who, posts: what } = await viewer.must(search.find, { query: { query: word } });
      return [who, what.map((post) => post.author)].map((rows) => rows.map(({ name }) => name));
    };
    expect(await shown()).toEqual([[before], [before]]);
    await author.must(users.updateProfile, { body: { name: after } });
    expect(await shown()).toEqual([[after], [after]]);
    await author.must(posts.edit, { params: { postId }, body: { content: `${word} edited` } });
    await author.must(users.updateProfile, { body: { name: before } });
    const found = await viewer.must(search.find, { query: { query: word } });
    expect(found.posts).toMatchObject([{ author: { name: before }, excerpt: `${word} edited` }]);
  });

  it('shows projects and roles as they are now, and those that came later', async () => {
    const founder = await newMember('founder');
    const [word, after] = [freshUsername(), `Eva ${freshUsername()}`];
    const [first, second] = [`Sailor ${word}`, `Cook ${word}`];
    const created = await newProject(founder, { name: word, openRoles: [{ title: first, limit: 1 }] });
    const change = (body: Partial<BodyInput<typeof projects.update>>) =>
      founder.must(projects.update, { params: { projectId: created._id }, body });
    const shown = async () => {
      const found = await viewer.must(search.find, { query: { query: word } });
      const roles = found.roles.map(({ role, project, founder: who }) => [
        role.title,
        project.pitch,
        who.name,
      ]);
      return [found.projects.map(({ pitch, founder: who }) => [pitch, who.name]), roles];
    };
    const { name } = founder.user;
    expect(await shown()).toEqual([[['', name]], [[first, '', name]]]);

    const openRoles = [...created.openRoles, { title: second, limit: 1 }];
    await change({ pitch: 'Boats', openRoles });
    await founder.must(users.updateProfile, { body: { name: after } });
    const both = [second, first].map((title) => [title, 'Boats', after]);
    expect(await shown()).toEqual([[['Boats', after]], both]);

    await change({ openRoles: created.openRoles });
    expect(await shown()).toEqual([[['Boats', after]], both.slice(1)]);
    await founder.must(projects.delete, { params: { projectId: created._id }, body: { name: word } });
    expect(await shown()).toEqual([[], []]);
  });

  it('shows nothing of members who are hidden from the viewer', async () => {
    const founder = await newMember('founder');
    const word = freshUsername();
    await newProject(founder, { name: word, openRoles: [{ title: word, limit: 1 }] });
    await founder.post(word);
    await founder.must(users.updateProfile, { body: { headline: word } });
    await founder.must(hiding.block, { params: { userId: viewer.user._id } });
    expect(await viewer.must(search.find, { query: { query: word } })).toEqual({
      people: [],
      projects: [],
      roles: [],
      posts: [],
    });
  });

  it('finds all that is written at once', async () => {
    const word = freshUsername();
    const authors = await newMembers(10);
    const texts = authors.flatMap((author) => Array.from({ length: 5 }, (_, at) => ({ author, at })));
    await Promise.all(texts.map(({ author, at }) => author.post(`${word} ${at}`)));
    expect(await readAll('posts', word, 20)).toHaveLength(50);
    expect(await viewer.must(search.counts, { query: { query: word } })).toMatchObject({ posts: 50 });
  }, 60_000);
});
