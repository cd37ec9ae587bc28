import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '../../shared/api/index.ts';
import { id } from '../../shared/model/common.ts';
import { COUNTS, ID_LISTS, idsIn, isOf, namedIn, visiblePart } from './visible-part.ts';

const person = (_id: string) => ({ _id, username: `u-${_id}`, name: _id });
const hidden = new Set(['mallory']);

describe('what is left of an answer for its viewer', () => {
  it.each([
    ['a list of members', [person('ada'), person('mallory')], [person('ada')]],
    [
      'posts by their authors',
      [
        { _id: 'p1', author: person('mallory') },
        { _id: 'p2', author: person('ada') },
      ],
      [{ _id: 'p2', author: person('ada') }],
    ],
    [
      'comments and likes of a post',
      {
        _id: 'p',
        author: person('ada'),
        comments: [{ _id: 'c', user: person('mallory') }],
        likes: ['mallory', 'ben'],
      },
      { _id: 'p', author: person('ada'), comments: [], likes: ['ben'] },
    ],
    [
      'teams and former teams of projects',
      {
        projects: [
          {
            _id: 'x',
            founder: person('ada'),
            teamMembers: [{ userId: person('ada') }, { userId: person('mallory') }],
            pastMembers: [{ userId: { _id: 'mallory' } }],
          },
        ],
        totalPages: 1,
      },
      {
        projects: [
          { _id: 'x', founder: person('ada'), teamMembers: [{ userId: person('ada') }], pastMembers: [] },
        ],
        totalPages: 1,
      },
    ],
    ['a text that is an id by chance', { content: 'mallory' }, { content: 'mallory' }],
    ['nothing at all', { image: null, count: 0, tags: [] }, { image: null, count: 0, tags: [] }],
  ])('%s', (_, answer, left) => {
    expect(visiblePart(answer, hidden)).toEqual(left);
  });
});

describe('how many there are', () => {
  it('is told without those who are left out, of what members have done and written', () => {
    const comment = {
      _id: 'c',
      user: person('ada'),
      likes: ['mallory'],
      likeCount: 1,
      dislikes: ['ben'],
      dislikeCount: 1,
    };
    const post = {
      _id: 'p',
      author: person('ada'),
      comments: [{ _id: 'd', user: person('mallory') }, comment],
      commentCount: 7,
      likes: ['mallory', 'ben'],
      likeCount: 2,
    };
    expect(visiblePart([post], hidden)).toMatchObject([
      { commentCount: 6, likeCount: 1, comments: [{ likeCount: 0, dislikeCount: 1 }] },
    ]);
    expect(visiblePart({ upvotes: ['mallory'], upvoteCount: 1 }, hidden)).toEqual({
      upvotes: [],
      upvoteCount: 0,
    });
  });

  it('does not become less by those of whom it is not known whether they are hidden', () => {
    const post = { _id: 'p', likes: ['mallory', 'unknown'], likeCount: 2 };
    expect(visiblePart(post, new Set([...hidden, 'unknown']), hidden)).toEqual({
      _id: 'p',
      likes: [],
      likeCount: 1,
    });
  });

  it.each([
    [
      'all',
      { projects: [{ founder: person('mallory') }], totalProjects: 1, totalPages: 1 },
      { totalProjects: 0, totalPages: 0 },
    ],
    [
      'all',
      { comments: [{ user: person('mallory') }, { user: person('ada') }], total: 2, totalPages: 1 },
      { total: 1, totalPages: 1 },
    ],
    // Another page would say something else.
    [
      'a part',
      { comments: [{ user: person('mallory') }], total: 2, totalPages: 2 },
      { total: 2, totalPages: 2 },
    ],
  ])('agrees with a page that holds %s', (_, answer, totals) => {
    expect(visiblePart(answer, hidden)).toMatchObject(totals);
  });

  it('stands in every answer of the contract beside each list of ids', () => {
    expect([...ID_LISTS].filter((list) => !Object.hasOwn(COUNTS, list))).toEqual([]);
  });
});

describe('whose an answer is', () => {
  it.each([
    ['a member themselves', person('mallory'), true],
    ['a post', { _id: 'p', author: person('mallory') }, true],
    ['a project in a wrapper', { message: 'ok', project: { _id: 'x', founder: person('mallory') } }, true],
    [
      'a post with a comment of theirs',
      { author: person('ada'), comments: [{ user: person('mallory') }] },
      false,
    ],
    ['a list that names them', [person('mallory')], false],
    ['nobody', null, false],
  ])('%s', (_, answer, expected) => {
    expect(isOf(answer, hidden)).toBe(expected);
  });
});

it('members are named wherever their id stands beside a username', () => {
  const post = {
    _id: 'p',
    author: person('ada'),
    comments: [{ _id: 'c', user: person('ben') }],
    likes: ['cleo'],
  };
  expect(namedIn([post])).toEqual(['ada', 'ben']);
});

describe('members who are told of by their ids alone', () => {
  it('are found in the lists of an answer, but not among the own connections of its viewer', () => {
    const project = {
      _id: 'x',
      founder: person('ada'),
      upvotes: ['ben', 'cleo'],
      openRoles: [{ _id: 'role', title: 'Writer' }],
      pastMembers: [{ userId: { _id: 'dan' }, role: 'Writer' }],
    };
    const friend = { ...person('eve'), connections: ['fay'], skills: ['machine-learning'] };
    const viewer = { ...person('viewer'), connections: ['gus'] };
    expect(idsIn([project, friend, viewer], 'viewer')).toEqual(['ben', 'cleo', 'dan', 'fay']);
  });

  const ID = JSON.stringify(z.toJSONSchema(z.array(id)).items);

  /** Names of the fields of a schema that are lists of ids. */
  function idLists(schema: unknown, name: string): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    if ('items' in schema && JSON.stringify(schema.items) === ID) return [name];
    return Object.entries(schema).flatMap(([key, part]) => idLists(part, key));
  }

  /** Ids of notifications. */
  const OF_OTHER_THINGS = ['ids'];

  it('stand in no answer of the contract under another name', () => {
    const named = routes.flatMap(({ answer }) =>
      idLists(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }), ''),
    );
    expect(new Set(named)).toEqual(new Set([...ID_LISTS, ...OF_OTHER_THINGS]));
  });
});
