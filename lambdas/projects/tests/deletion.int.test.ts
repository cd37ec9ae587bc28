import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { isOfKind, openJobs } from '../../jobs/store.ts';
import { dropMedia } from '../../media/cleanup.ts';
import { mediaJobKinds } from '../../media/dropped-files.ts';
import { idNumber } from '../../table/ids.ts';
import { query } from '../../table/table.ts';
import { eventually, freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import { applyFor, join, newProject, projectFor } from '../../testing/things/projects.ts';
import { shownByProject } from '../shown-files.ts';
import { projectKeys } from '../store/keys.ts';

const { get, list, byMember, upvote, addComment, setPoster } = contract.projects;
const remove = contract.projects.delete;

let founder: Member;
let reader: Member;

beforeAll(async () => {
  [founder, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const goodbye = (member: Member, projectId: string, name: string) =>
  member.call(remove, { params: { projectId }, body: { name } });

const toldOf = async (member: Member, wanted: string) =>
  (await member.call(contract.notifications.list)).body.find(({ type }) => type === wanted);

describe('deleting a project', () => {
  it('needs its name, in whatever case', async () => {
    const { _id } = await newProject(founder, { name: 'Tidewise' });
    for (const name of ['', 'Tide', 'Tidewise 2'])
      expect(await goodbye(founder, _id, name)).toMatchObject({
        status: 400,
        body: { message: texts.nameMismatch, issues: [{ path: 'name', message: texts.nameMismatch }] },
      });
    expect(await projectFor(reader, _id)).toMatchObject({ name: 'Tidewise' });
    expect(await goodbye(founder, _id, ' tideWISE ')).toMatchObject({
      status: 200,
      body: { message: texts.deleted },
    });
    expect((await founder.call(get, { params: { projectId: _id } })).status).toBe(404);
    expect((await goodbye(founder, _id, 'Tidewise')).status).toBe(404);
  });

  it('is for its founder alone', async () => {
    const { _id, name } = await newProject(founder);
    expect(await goodbye(reader, _id, name)).toMatchObject({
      status: 403,
      body: { message: texts.founderOnlyDelete },
    });
    expect((await projectFor(reader, _id))._id).toBe(_id);
  });

  it('tells the team, those who wait for an answer and interested investors, and takes along all that hangs on it', async () => {
    const [joined, waiting] = await Promise.all([newMember('job_seeker'), newMember('job_seeker')]);
    const name = freshUsername();
    const { _id: projectId } = await newProject(founder, {
      name,
      openRoles: [{ title: 'Designer', limit: 2 }],
    });
    const params = { projectId };
    await join(founder, joined, projectId);
    await applyFor(waiting, projectId);
    await reader.must(upvote, { params });
    const investor = await newMember('investor');
    await investor.must(contract.interests.set, { params, body: {} });
    await reader.must(addComment, { params, body: { text: 'Good' } });
    expect((await goodbye(founder, projectId, name)).status).toBe(200);
    const { _id, username } = founder.user;
    await eventually(async () => {
      expect(await toldOf(waiting, 'application_cancelled')).toMatchObject({
        sender: { _id, username },
        content: `Your application for the Designer role in "${name}" was cancelled because the project has been removed.`,
      });
      expect(await toldOf(joined, 'team_member_removed')).toMatchObject({
        content: `The project "${name}", in whose team you were, has been removed`,
      });
      expect(await toldOf(investor, 'project_removed')).toMatchObject({
        content: `The project "${name}", in which you were interested as an investor, has been removed`,
      });
      expect(await toldOf(reader, 'project_removed')).toBeUndefined();
      const found = await reader.call(list, { query: { search: name } });
      expect(found.body).toMatchObject({ projects: [], totalProjects: 0 });
      expect((await waiting.call(contract.users.applications)).body).toEqual([]);
      expect((await joined.call(byMember, { params: { userId: joined.user._id } })).body.projects).toEqual(
        [],
      );
    });
    if (!hasTable) return;
    await eventually(async () => {
      for (const pk of [
        projectKeys.projectItems(idNumber(projectId)),
        projectKeys.projectComment(projectId, 0).pk,
      ])
        expect(
          (await query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }))
            .items,
        ).toEqual([]);
    });
  });

  it.skipIf(!hasTable)('takes along its poster', async () => {
    const { _id: projectId, name } = await newProject(founder);
    const body = { poster: dataUrl('image/png', FILES.png) };
    const { poster } = await founder.must(setPoster, { params: { projectId }, body });
    await goodbye(founder, projectId, name);
    // What the worker does minutes later.
    for (const job of await openJobs(Date.now() + 1_000))
      if (isOfKind(mediaJobKinds.dropMedia, job) && job.about.projectId === projectId)
        await dropMedia([shownByProject])(job.about);
    expect((await reader.file(poster)).status).toBe(404);
  });

  it('happens once when it is asked for fifty times at once', async () => {
    const waiting = await newMember('job_seeker');
    const { _id, name } = await newProject(founder);
    await applyFor(waiting, _id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => goodbye(founder, _id, name)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    await eventually(async () => {
      const { body } = await waiting.call(contract.notifications.list);
      expect(body.map(({ type }) => type)).toEqual(['application_cancelled']);
    });
  });
});
