import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { readPrefix } from '../../listing/word-index.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { idNumber } from '../../table/ids.ts';
import { query } from '../../table/table.ts';
import { eventually, freshUsername, type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { applyFor, join, newProject, projectFor } from '../../testing/things/projects.ts';
import { projectKeys } from '../store/keys.ts';
import { wordKeys } from '../store/listing/keys.ts';

const { get, list, upvote, comments, addComment, byMember } = contract.projects;

let founder: Member;
let seeker: Member;
let reader: Member;

beforeEach(async () => {
  [founder, seeker, reader] = await Promise.all([
    newMember('founder'),
    newMember('job_seeker'),
    newMember('investor'),
  ]);
});

const goodbye = (member: Member) =>
  member.call(contract.users.delete, {
    params: { username: member.user.username },
    body: { password: PASSWORD },
  });

const comment = (member: Member, projectId: string, text: string) =>
  member.call(addComment, { params: { projectId }, body: { text } });

const left = async (pk: string, index = false) =>
  (
    await query({
      ...(index && { IndexName: 'gsi1' }),
      KeyConditionExpression: `${index ? 'gsi1pk' : 'pk'} = :pk`,
      ExpressionAttributeValues: { ':pk': pk },
    })
  ).items;

describe('a member who leaves Hearth', () => {
  it('takes along their projects with all that hangs on them', async () => {
    const word = freshUsername();
    const { _id: projectId } = await newProject(founder, {
      name: word,
      openRoles: [{ title: 'Designer', limit: 2 }],
    });
    const params = { projectId };
    await join(founder, seeker, projectId);
    await reader.call(upvote, { params });
    await comment(reader, projectId, 'Good');
    const total = async (search: string) =>
      (await reader.call(list, { query: { search } })).body.totalProjects;
    expect(await total(word)).toBe(1);
    await goodbye(founder);
    await eventually(async () => {
      expect((await reader.call(get, { params })).status).toBe(404);
      expect((await reader.call(comments, { params })).status).toBe(404);
      expect(await total(word)).toBe(0);
      expect((await reader.call(byMember, { params: { userId: seeker.user._id } })).body.projects).toEqual(
        [],
      );
      expect((await seeker.call(contract.users.applications)).body).toEqual([]);
    });
    if (!hasTable) return;
    await eventually(async () => {
      expect(await left(projectKeys.projectItems(idNumber(projectId)))).toEqual([]);
      expect(await left(projectKeys.projectComment(projectId, 0).pk)).toEqual([]);
      expect(await left(projectKeys.applicationsFor(projectId), true)).toEqual([]);
      for (const upvoters of projectKeys.upvotersOf(projectId))
        expect(await left(upvoters, true)).toEqual([]);
      expect(await readPrefix(wordKeys, word)).toEqual(new Set());
    });
  });

  it('tells the team and those who wait for an answer that the project is gone', async () => {
    const [owner, waiting, joined] = await Promise.all([
      newMember('founder'),
      newMember('job_seeker'),
      newMember('job_seeker'),
    ]);
    const { _id: projectId, openRoles } = await newProject(owner, {
      name: 'Short Lived',
      openRoles: [{ title: 'Designer', limit: 2 }],
    });
    await join(owner, joined, projectId);
    await applyFor(waiting, projectId);
    const renamed = [{ _id: openRoles[0]?._id, title: 'Artist', limit: 2 }];
    await owner.call(contract.projects.update, { params: { projectId }, body: { openRoles: renamed } });
    await goodbye(owner);
    const newest = async (member: Member) => (await member.call(contract.notifications.list)).body[0];
    await eventually(async () => {
      expect(await newest(waiting)).toMatchObject({
        type: 'application_cancelled',
        content:
          'Your application for the Artist role in "Short Lived" was cancelled because the project has been removed.',
        sender: { _id: '', name: 'Deleted member', username: '', profilePicture: '' },
      });
      expect(await newest(joined)).toMatchObject({
        type: 'team_member_removed',
        content: 'The project "Short Lived", in whose team you were, has been removed',
      });
    });
    for (const member of [waiting, joined]) expect(await newest(member)).not.toHaveProperty('project');
    expect((await waiting.call(contract.users.applications)).body).toEqual([]);
  });

  it('gives seats, upvotes and comments back to the projects of others', async () => {
    const { _id: projectId } = await newProject(founder, { openRoles: [{ title: 'Designer', limit: 2 }] });
    const params = { projectId };
    await join(founder, seeker, projectId);
    for (const [member, text] of [
      [reader, 'One'],
      [seeker, 'Two'],
      [reader, 'Three'],
      [seeker, 'Four'],
      [reader, 'Five'],
    ] as const)
      await comment(member, projectId, text);
    for (const member of [reader, seeker]) await member.call(upvote, { params });
    const { _id: other } = await newProject(founder);
    await applyFor(seeker, other);

    await goodbye(seeker);
    await eventually(async () => {
      const project = await projectFor(founder, projectId);
      expect(project).toMatchObject({
        openRoles: [{ filled: 0 }],
        teamMembers: [{ role: 'Founder' }],
        upvoteCount: 1,
        upvotes: [reader.user._id],
        commentCount: 3,
        comments: [{ text: 'Five' }, { text: 'Three' }, { text: 'One' }],
      });
      expect((await projectFor(founder, other)).applications).toEqual([]);
    });
    const page = async (at: number) =>
      (await reader.call(comments, { params, query: { page: at, limit: 2 } })).body;
    expect(await page(1)).toMatchObject({
      total: 3,
      totalPages: 2,
      comments: [{ text: 'Five' }, { text: 'Three' }],
    });
    expect(await page(2)).toMatchObject({ comments: [{ text: 'One' }] });
    await comment(reader, projectId, 'Six');
    expect(await page(1)).toMatchObject({ total: 4, comments: [{ text: 'Six' }, { text: 'Five' }] });
    if (hasTable)
      await eventually(async () => expect(await left(memberKeys.member(seeker.user._id))).toEqual([]));
  });
});

describe('a member who is renamed', () => {
  it('has the new name wherever projects show them', async () => {
    const { _id: projectId } = await newProject(founder);
    await join(founder, seeker, projectId);
    await comment(seeker, projectId, 'Hello');
    for (const [member, name] of [
      [founder, 'Nova Founder'],
      [seeker, 'Nova Seeker'],
    ] as const)
      await member.call(contract.users.updateProfile, { body: { name } });
    await eventually(async () =>
      expect(await projectFor(reader, projectId)).toMatchObject({
        founder: { name: 'Nova Founder' },
        teamMembers: [{ userId: { name: 'Nova Founder' } }, { userId: { name: 'Nova Seeker' } }],
        comments: [{ user: { name: 'Nova Seeker' } }],
      }),
    );
    const { body } = await reader.call(comments, { params: { projectId } });
    expect(body.comments[0]?.user.name).toBe('Nova Seeker');
  });
});
