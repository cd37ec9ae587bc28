import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { SAVED_MAX } from '../../shared/limits.ts';
import type { SavedKind } from '../../shared/model/saved.ts';
import { savedRoleId } from '../../shared/rules/projects/saved-role.ts';
import { saved as texts } from '../../shared/texts/saved/saved.ts';
import type { SaveItem } from '../saves/items.ts';
import { saveKeys } from '../saves/keys.ts';
import { newId } from '../table/ids.ts';
import { put } from '../table/table.ts';
import { freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { hasTable } from '../testing/system.ts';
import { apply, join, newProject, projectFor } from '../testing/things/projects.ts';

expectInvariants();

const { hiding, posts, projects, saved, users } = contract;

const add = (member: Member, kind: SavedKind, id: string, headers = {}) =>
  member.call(saved.add, { params: { kind, id }, headers });

const remove = (member: Member, kind: SavedKind, id: string) =>
  member.call(saved.remove, { params: { kind, id } });

/** The ids of what a member has saved, as the first page lists it. */
const listed = async (member: Member, kind: SavedKind): Promise<string[]> =>
  (await member.must(saved.list, { query: { kind } })).map(({ id }) => id);

/** A reader, and a founder with a project of one role. */
async function readerAndProject() {
  const [reader, founder] = await Promise.all([newMember('job_seeker'), newMember('founder')]);
  const project = await newProject(founder);
  return { reader, founder, project, role: savedRoleId(project._id, project.openRoles[0]?._id ?? '') };
}

describe('what is saved', () => {
  it('says so wherever the post is shown, to its member alone', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const { _id: postId } = await author.post('Worth keeping');
    expect((await add(reader, 'posts', postId)).body).toEqual({ saved: true });

    const seenBy = async (viewer: Member) => [
      (await viewer.must(posts.get, { params: { postId } })).saved,
      (await viewer.must(posts.list)).find(({ _id }) => _id === postId)?.saved,
      (await viewer.must(posts.byMember, { params: { userId: author._id } }))[0]?.saved,
      (await viewer.must(posts.like, { params: { postId }, body: { liked: true } })).saved,
    ];
    expect(await seenBy(reader)).toEqual([true, true, true, true]);
    expect(await seenBy(author)).toEqual([false, false, false, false]);
    expect((await remove(reader, 'posts', postId)).body).toEqual({ saved: false });
    expect(await seenBy(reader)).toEqual([false, false, false, false]);
  });

  it('says of a role whether its member has applied, as the list of roles does', async () => {
    const { reader, founder, project, role } = await readerAndProject();
    await add(reader, 'roles', role);
    const standing = async () => await reader.must(saved.list, { query: { kind: 'roles' } });
    expect(await standing()).toMatchObject([{ applied: false, inTeam: false }]);
    const params = await apply(reader, project._id);
    expect(await standing()).toMatchObject([{ applied: true, inTeam: false }]);
    await reader.must(projects.withdrawApplication, { params });
    expect(await standing()).toMatchObject([{ applied: false, inTeam: false }]);
    await founder.must(projects.update, {
      params: { projectId: project._id },
      body: { openRoles: [{ ...project.openRoles[0], title: 'Designer', limit: 2 }] },
    });
    await join(founder, reader, project._id);
    expect(await standing()).toMatchObject([{ applied: true, inTeam: true }]);
  });

  it('says so on the project and on its role, each by itself', async () => {
    const { reader, project, role } = await readerAndProject();
    const stateOf = async () => {
      const [detail, ofList] = [
        await projectFor(reader, project._id),
        (await reader.must(projects.list)).projects.find(({ _id }) => _id === project._id),
      ];
      return [detail, ofList].map((one) => [one?.saved, one?.openRoles[0]?.saved]);
    };
    await add(reader, 'roles', role);
    expect(await stateOf()).toEqual([
      [false, true],
      [false, true],
    ]);
    await add(reader, 'projects', project._id);
    await remove(reader, 'roles', role);
    expect(await stateOf()).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('is listed by its kind, newest saved first, as it is now', async () => {
    const { reader, founder, project, role } = await readerAndProject();
    const [first, second] = [await founder.post('First'), await founder.post('Second')];
    await add(reader, 'posts', second._id);
    await add(reader, 'posts', first._id);
    await add(reader, 'projects', project._id);
    await add(reader, 'roles', role);
    expect(await reader.must(saved.list, { query: { kind: 'posts' } })).toMatchObject([
      { kind: 'posts', id: first._id, post: { content: 'First', saved: true } },
      { kind: 'posts', id: second._id, post: { content: 'Second', saved: true } },
    ]);
    expect(await reader.must(saved.list, { query: { kind: 'projects' } })).toMatchObject([
      { kind: 'projects', id: project._id, project: { name: project.name, saved: true } },
    ]);
    expect(await reader.must(saved.list, { query: { kind: 'roles' } })).toMatchObject([
      {
        kind: 'roles',
        id: role,
        role: { title: 'Designer', saved: true },
        project: { _id: project._id, name: project.name },
        founder: { _id: founder._id },
      },
    ]);
    expect(await listed(founder, 'posts')).toEqual([]);
  });

  it('comes in pages that lead on only where there is more', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const ids: string[] = [];
    for (const content of ['1', '2', '3']) ids.unshift((await author.post(content))._id);
    for (const id of [...ids].reverse()) await add(reader, 'posts', id);
    const first = await reader.call(saved.list, { query: { kind: 'posts', limit: 2 } });
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const cursor = new URL(
      /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '',
      'http://any',
    ).searchParams.get('cursor');
    const second = await reader.call(saved.list, {
      query: { kind: 'posts', limit: 2, cursor: cursor ?? '' },
    });
    expect(second.body.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(second.headers.get('link')).toBeNull();
  });

  it('keeps its place when it is saved again, also by two tabs at once', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const [first, second] = [await author.post('First'), await author.post('Second')];
    await Promise.all([add(reader, 'posts', first._id), add(reader, 'posts', first._id)]);
    await add(reader, 'posts', second._id);
    expect((await add(reader, 'posts', first._id)).body).toEqual({ saved: true });
    expect(await listed(reader, 'posts')).toEqual([second._id, first._id]);
  });

  it('is saved once under one key, whatever happened in between', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const { _id } = await author.post('Kept');
    const headers = { 'idempotency-key': freshUsername() };
    await add(reader, 'posts', _id, headers);
    await remove(reader, 'posts', _id);
    expect((await add(reader, 'posts', _id, headers)).body).toEqual({ saved: true });
    expect(await listed(reader, 'posts')).toEqual([]);
  });

  it('is saved or not after many clicks at once, and listed as the post says', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const { _id } = await author.post('Clicked');
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([add(reader, 'posts', _id), remove(reader, 'posts', _id), add(reader, 'posts', _id)]);
      const post = await reader.must(posts.get, { params: { postId: _id } });
      expect(await listed(reader, 'posts')).toEqual(post.saved ? [_id] : []);
    }
  });
});

it.skipIf(!hasTable)('no more can be saved than one may, until some is removed', async () => {
  const [author, reader] = await Promise.all([newMember(), newMember()]);
  const { _id } = await author.post('One too many');
  const ids = Array.from({ length: SAVED_MAX }, () => newId());
  for (const thingId of ids) {
    const save: SaveItem = { ...saveKeys.byMember(reader._id, 'posts', thingId), _id: thingId, thingId };
    await put({ ...saveKeys.save(reader._id, { kind: 'posts', id: thingId }), ...save });
  }
  const { status, body } = await add(reader, 'posts', _id);
  expect([status, body]).toMatchObject([400, { code: 'TOO_MANY', message: texts.tooMany }]);
  await remove(reader, 'posts', ids[0] ?? '');
  expect((await add(reader, 'posts', _id)).status).toBe(200);
});

describe('what is gone', () => {
  it('disappears with the post that is deleted', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const [gone, kept] = [await author.post('Gone'), await author.post('Kept')];
    for (const { _id } of [kept, gone]) await add(reader, 'posts', _id);
    await author.must(posts.delete, { params: { postId: gone._id } });
    expect(await listed(reader, 'posts')).toEqual([kept._id]);
    expect((await remove(reader, 'posts', gone._id)).body).toEqual({ saved: false });
  });

  it.each(['blocked', 'blocking'])('disappears while its author is hidden: %s', async (relation) => {
    const { reader, founder, project, role } = await readerAndProject();
    const { _id: postId } = await founder.post('Not for everybody');
    await add(reader, 'posts', postId);
    await add(reader, 'projects', project._id);
    await add(reader, 'roles', role);
    const lists = () =>
      Promise.all((['posts', 'projects', 'roles'] as const).map((kind) => listed(reader, kind)));
    const [whose, whom] = relation === 'blocked' ? [reader, founder] : [founder, reader];
    await whose.must(hiding.block, { params: { userId: whom._id } });
    expect(await lists()).toEqual([[], [], []]);
    await whose.must(hiding.unblock, { params: { userId: whom._id } });
    expect(await lists()).toEqual([[postId], [project._id], [role]]);
  });

  it('disappears with a role that is filled or removed', async () => {
    const { reader, founder, project, role } = await readerAndProject();
    await add(reader, 'roles', role);
    const seeker = await newMember('job_seeker');
    await join(founder, seeker, project._id);
    expect(await listed(reader, 'roles')).toEqual([]);
    await seeker.must(projects.leave, { params: { projectId: project._id } });
    expect(await listed(reader, 'roles')).toEqual([role]);
    await founder.must(projects.update, { params: { projectId: project._id }, body: { openRoles: [] } });
    expect(await listed(reader, 'roles')).toEqual([]);
  });

  it('cannot be saved', async () => {
    const { reader, project } = await readerAndProject();
    for (const [kind, id] of [
      ['posts', newId()],
      ['projects', newId()],
      ['roles', savedRoleId(newId(), newId())],
      ['roles', savedRoleId(project._id, newId())],
      ['roles', project._id],
      ['posts', `${newId()}.${newId()}`],
    ] as const)
      expect((await add(reader, kind, id)).status, `${kind} ${id}`).toBe(404);
  });

  it('takes the saves of a member along who leaves', async () => {
    const { reader, founder, project, role } = await readerAndProject();
    await add(reader, 'posts', (await founder.post('Kept'))._id);
    await add(reader, 'projects', project._id);
    await add(reader, 'roles', role);
    const { status } = await reader.call(users.delete, {
      params: { username: reader.user.username },
      body: { password: PASSWORD },
    });
    expect(status).toBe(200);
  });
});
