import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../shared/api/index.ts';
import { API_PREFIX } from '../shared/api/route.ts';
import { type Member, newMembers, type Response } from './testing/calls/client.ts';
import { applyFor, newProject } from './testing/things/projects.ts';

const { connections, posts } = contract;

let owner: Member;
/** Path of each list that goes on page by page, each with two rows for its owner. */
let lists: Record<string, { path: string; viewer: Member }>;

beforeAll(async () => {
  const [one, first, second, seeker] = await newMembers(4, 'founder');
  if (!one || !first || !second || !seeker) throw new Error('too few members');
  owner = one;
  await seeker.call(contract.auth.updateRole, { body: { userRole: 'job_seeker' } });
  for (const other of [first, second]) {
    const { body } = await owner.call(connections.request, { params: { userId: other.user._id } });
    await other.call(connections.accept, { params: { requestId: body.requestId } });
    // Both ask a fourth, who has two requests, and take part in one post of the owner.
    await other.call(connections.request, { params: { userId: seeker.user._id } });
  }
  const post = await owner.post('A question to everybody');
  await owner.post('Another');
  for (const other of [first, second])
    await other.call(posts.addComment, { params: { postId: post._id }, body: { content: 'An answer' } });
  const twoRoles = {
    openRoles: ['Designer', 'Writer'].map((title) => ({ title, description: '', limit: 1 })),
  };
  const project = await newProject(owner, twoRoles);
  await newProject(owner);
  for (const role of ['Designer', 'Writer']) await applyFor(seeker, project._id, role);

  const { _id, username } = owner.user;
  const of = (viewer: Member, path: string) => ({ viewer, path });
  lists = {
    connections: of(owner, '/connections'),
    'connections of a member': of(first, `/connections/user/${username}`),
    requests: of(seeker, '/connections/requests'),
    'posts of a member': of(first, `/posts/user/${_id}`),
    comments: of(first, `/posts/${post._id}/comments`),
    'projects of a member': of(first, `/projects/user/${_id}`),
    'pending applications': of(owner, `/projects/${project._id}/applications`),
    'own applications': of(seeker, '/users/me/applications'),
    notifications: of(seeker, '/notifications'),
  };
});

const rowsOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body : (body as { projects: unknown[] }).projects;

async function page({ viewer, path }: { viewer: Member; path: string }, limit: number) {
  const { status, body, headers }: Response<unknown> = await viewer.send(
    `${API_PREFIX}${path}?limit=${limit}`,
  );
  expect(status).toBe(200);
  return { rows: rowsOf(body), link: headers.get('link') };
}

describe('a next page is announced only where there is one', () => {
  it.each([
    'connections',
    'connections of a member',
    'requests',
    'posts of a member',
    'comments',
    'projects of a member',
    'pending applications',
    'own applications',
    'notifications',
  ])('in the list of %s', async (name) => {
    const list = lists[name];
    if (!list) throw new Error(`no list of ${name}`);
    expect(await page(list, 2)).toMatchObject({ rows: { length: 2 }, link: null });
    const first = await page(list, 1);
    expect(first).toMatchObject({ rows: { length: 1 }, link: expect.stringContaining('rel="next"') });
    const next = /<(.+)>/.exec(first.link ?? '')?.[1] ?? '';
    const second: Response<unknown> = await list.viewer.send(next);
    expect(rowsOf(second.body)).toHaveLength(1);
    expect(second.headers.get('link')).toBeNull();
  });

  it('in the feed', async () => {
    const all: unknown[] = [];
    let pages = 0;
    for (let next: string | undefined = `${API_PREFIX}/posts?limit=50`; next; pages += 1) {
      const { body, headers }: Response<unknown[]> = await owner.send(next);
      expect(body.length).toBeGreaterThan(0);
      all.push(...body);
      next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(pages).toBe(Math.ceil(all.length / 50));
  });
});
