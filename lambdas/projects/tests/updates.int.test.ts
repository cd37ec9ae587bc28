import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import {
  DAILY,
  MILESTONE_MAX,
  PROJECT_UPDATE_ATTACHMENTS_MAX,
  PROJECT_UPDATE_MAX,
} from '../../../shared/limits.ts';
import { projects as projectTexts } from '../../../shared/texts/projects/projects.ts';
import { updates as texts } from '../../../shared/texts/projects/updates.ts';
import { isOfKind, openJobs } from '../../jobs/store.ts';
import { dropMedia } from '../../media/cleanup.ts';
import { mediaJobKinds } from '../../media/dropped-files.ts';
import { eventually, type Member, newMember, newMembers } from '../../testing/calls/client.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';
import { applyFor, join, newProject, projectFor } from '../../testing/things/projects.ts';
import { uploadFile } from '../../testing/things/uploads.ts';
import { shownByProject } from '../shown-files.ts';

const { updates, addUpdate, deleteUpdate, upvote, update } = contract.projects;
const NOBODY = '-'.repeat(16);

let founder: Member;
let reader: Member;

beforeAll(async () => {
  [founder, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const write = (by: Member, projectId: string, text: string) =>
  by.call(addUpdate, { params: { projectId }, body: { text } });

const textsOf = async (by: Member, projectId: string) =>
  (await by.call(updates, { params: { projectId } })).body.map(({ text }) => text);

const told = async (member: Member) =>
  (await member.call(contract.notifications.list)).body.filter(({ type }) => type === 'project_update');

describe('the updates of a project', () => {
  it('stand newest first, page by page, and are counted', async () => {
    const { _id, updates: none } = await newProject(founder);
    expect([none, await textsOf(reader, _id)]).toEqual([0, []]);
    for (const text of ['One', ' Two\n\nlines ', 'Three'])
      expect(await write(founder, _id, text)).toMatchObject({
        status: 201,
        body: { message: texts.added, update: { text: text.trim() } },
      });
    expect(await projectFor(reader, _id)).toMatchObject({ updates: 3 });
    const params = { projectId: _id };
    const first = await reader.call(updates, { params, query: { limit: 2 } });
    expect(first.body.map(({ text }) => text)).toEqual(['Three', 'Two\n\nlines']);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await reader.call(updates, { params, query: { limit: 2, cursor } });
    expect(second.body.map(({ text }) => text)).toEqual(['One']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('stand on the time line of the project where they are milestones', async () => {
    const { _id: projectId } = await newProject(founder);
    const params = { projectId };
    expect(await write(founder, projectId, 'Nothing much')).toMatchObject({
      body: { update: { milestone: '' } },
    });
    for (const milestone of ['First boat', ' Second boat '])
      await founder.must(addUpdate, { params, body: { text: 'It floats', milestone } });
    const line = async (query = {}) => reader.call(updates, { params, query: { milestones: '1', ...query } });
    const first = await line({ limit: 1 });
    expect(first.body).toMatchObject([{ milestone: 'Second boat', text: 'It floats' }]);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(first.headers.get('link')).toContain('milestones=1');
    expect((await line({ limit: 1, cursor })).body).toMatchObject([{ milestone: 'First boat' }]);
    // The cursor of one list is none of the other.
    expect((await reader.call(updates, { params, query: { cursor } })).status).toBe(400);
    expect(await textsOf(reader, projectId)).toEqual(['It floats', 'It floats', 'Nothing much']);
    const tooLong = { text: 'It floats', milestone: 'a'.repeat(MILESTONE_MAX + 1) };
    expect((await founder.call(addUpdate, { params, body: tooLong })).status).toBe(400);
    const [newest] = (await line()).body;
    await founder.must(deleteUpdate, { params: { projectId, updateId: newest?._id ?? '' } });
    expect((await line()).body.map(({ milestone }) => milestone)).toEqual(['First boat']);
  });

  it('are written by the founder alone, with words', async () => {
    const { _id } = await newProject(founder);
    expect(await write(reader, _id, 'Mine')).toMatchObject({
      status: 403,
      body: { message: texts.founderOnly },
    });
    expect(await write(founder, NOBODY, 'Mine')).toMatchObject({
      status: 404,
      body: { message: projectTexts.notFound },
    });
    expect(await write(founder, _id, ' ')).toMatchObject({ status: 400, body: { message: texts.empty } });
    expect(await write(founder, _id, 'a'.repeat(PROJECT_UPDATE_MAX + 1))).toMatchObject({
      status: 400,
      body: { message: texts.tooLong },
    });
    expect(await textsOf(reader, _id)).toEqual([]);
  });

  it('are deleted by the founder alone, once', async () => {
    const { _id: projectId } = await newProject(founder);
    const { body } = await write(founder, projectId, 'Wrong');
    const params = { projectId, updateId: body.update._id };
    expect(await reader.call(deleteUpdate, { params })).toMatchObject({
      status: 403,
      body: { message: texts.founderOnlyDelete },
    });
    expect(await founder.call(deleteUpdate, { params })).toMatchObject({
      status: 200,
      body: { message: texts.deleted },
    });
    expect(await founder.call(deleteUpdate, { params })).toMatchObject({
      status: 404,
      body: { message: texts.notFound },
    });
    expect(await textsOf(reader, projectId)).toEqual([]);
    expect(await projectFor(reader, projectId)).toMatchObject({ updates: 0 });
  });

  it('are all there and counted when they come at the same moment as edits, as many as the day allows', async () => {
    const author = await newMember('founder');
    const { _id: projectId } = await newProject(author);
    const edit = (nth: number) =>
      author.call(update, { params: { projectId }, body: { description: `No ${nth}` } });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        nth % 10 === 0 ? edit(nth) : write(author, projectId, `No ${nth}`),
      ),
    );
    for (const { status } of answers) expect([200, 201, 429, 503]).toContain(status);
    const written = answers.filter(({ status }) => status === 201).length;
    expect(written).toBeGreaterThanOrEqual(DAILY.updates.first);
    expect((await author.call(updates, { params: { projectId }, query: { limit: 20 } })).body).toHaveLength(
      Math.min(20, written),
    );
    expect(await projectFor(reader, projectId)).toMatchObject({ updates: written });
  });
});

describe('the files of an update', () => {
  const withFiles = async (attachments: object[], by = founder, projectId?: string) => {
    const id = projectId ?? (await newProject(founder))._id;
    const answer = await by.call(addUpdate, {
      params: { projectId: id },
      body: { text: 'See for yourselves', attachments },
    });
    return { ...answer, projectId: id };
  };
  const image = { kind: 'image', url: dataUrl('image/png', FILES.png), alt: '  Our\nboat ' };

  /** What the worker does minutes later. */
  async function cleanUp(projectId: string) {
    for (const job of hasTable ? await openJobs(Date.now() + 1_000) : [])
      if (isOfKind(mediaJobKinds.dropMedia, job) && job.about.projectId === projectId)
        await dropMedia([shownByProject])(job.about);
  }

  it('stand beside it, of all kinds, and are served', async () => {
    const document = await uploadFile(founder, 'document', 'application/pdf', FILES.pdf);
    const video = await uploadFile(founder, 'video', 'video/mp4', FILES.mp4);
    const { status, body, projectId } = await withFiles([
      image,
      { kind: 'document', url: document, name: 'plan.pdf' },
      { kind: 'video', url: video },
    ]);
    expect(status).toBe(201);
    const url = expect.stringContaining(founder.user._id);
    expect(body.update.attachments).toEqual([
      { kind: 'image', url, alt: 'Our boat', width: 1, height: 1 },
      { kind: 'document', url, name: 'plan.pdf', size: FILES.pdf.length, contentType: 'application/pdf' },
      { kind: 'video', url, contentType: 'video/mp4' },
    ]);
    const [shown] = (await reader.call(updates, { params: { projectId } })).body;
    expect(shown).toEqual(body.update);
    await cleanUp(projectId);
    for (const { url: path } of body.update.attachments) expect((await reader.file(path)).status).toBe(200);
  });

  it('are refused where one is no such file, where they are many, and from anybody else', async () => {
    expect((await withFiles([{ ...image, url: dataUrl('image/png', FILES.html) }])).status).toBe(400);
    expect(await withFiles(Array(PROJECT_UPDATE_ATTACHMENTS_MAX + 1).fill(image))).toMatchObject({
      status: 400,
      body: { message: texts.tooManyAttachments },
    });
    const { _id } = await newProject(founder);
    const stranger = await newMember('founder');
    expect((await withFiles([image], stranger, _id)).status).toBe(403);
    expect(await textsOf(reader, _id)).toEqual([]);
  });

  it.skipIf(!hasTable)('go with it, and with its project', async () => {
    const first = await withFiles([image]);
    // A file that is shown already is stored once more.
    const again = { ...image, url: first.body.update.attachments[0]?.url ?? '' };
    const second = await withFiles([again], founder, first.projectId);
    const [one, other] = [first, second].map(({ body }) => body.update.attachments[0]?.url ?? '');
    const { projectId } = first;
    await founder.must(deleteUpdate, { params: { projectId, updateId: first.body.update._id } });
    await settled();
    await cleanUp(projectId);
    expect((await reader.file(one ?? '')).status).toBe(404);
    expect((await reader.file(other ?? '')).status).toBe(200);
    const { name } = await projectFor(founder, projectId);
    await founder.must(contract.projects.delete, { params: { projectId }, body: { name } });
    await settled();
    await cleanUp(projectId);
    expect((await reader.file(other ?? '')).status).toBe(404);
  });
});

describe('an update', () => {
  it('is told once to the team, to those who wait for an answer and to those who upvoted', async () => {
    const [joined, waiting, rejected] = await newMembers(3, 'job_seeker');
    const [fan, muting, outsider] = await newMembers(3, 'investor');
    if (!joined || !waiting || !rejected || !fan || !muting || !outsider) throw new Error('too few members');
    const { _id: projectId, name } = await newProject(founder, {
      openRoles: [
        { title: 'Designer', limit: 2 },
        { title: 'Engineer', limit: 2 },
      ],
    });
    const params = { projectId };
    await join(founder, joined, projectId);
    for (const role of ['Designer', 'Engineer']) await applyFor(waiting, projectId, role);
    // Who is in it for two reasons is told once; the founder's own upvote tells them nothing.
    for (const member of [fan, muting, joined, founder]) await member.must(upvote, { params });
    await muting.must(contract.hiding.mute, { params: { userId: founder.user._id } });
    await write(founder, projectId, 'It floats');
    await settled();
    await eventually(async () => {
      for (const member of [joined, waiting, fan])
        expect(await told(member)).toMatchObject([
          {
            sender: { _id: founder.user._id },
            content: `${founder.user.name} wrote an update on the project "${name}"`,
            project: { _id: projectId },
          },
        ]);
    });
    for (const member of [founder, muting, outsider, rejected]) expect(await told(member)).toEqual([]);
  });

  it('is told to nobody any more once it is deleted', async () => {
    const [fan] = await newMembers(1, 'investor');
    if (!fan) throw new Error('too few members');
    const { _id: projectId } = await newProject(founder);
    await fan.must(upvote, { params: { projectId } });
    const { body } = await write(founder, projectId, 'It floats');
    await eventually(async () => expect(await told(fan)).toHaveLength(1));
    await founder.must(deleteUpdate, { params: { projectId, updateId: body.update._id } });
    await eventually(async () => expect(await told(fan)).toEqual([]));
  });

  it('is told to many, in steps', async () => {
    const fans = await newMembers(60, 'investor');
    const { _id: projectId } = await newProject(founder);
    await Promise.all(fans.map((fan) => fan.must(upvote, { params: { projectId } })));
    await write(founder, projectId, 'It floats');
    await settled();
    await eventually(async () => {
      for (const fan of fans) expect(await told(fan)).toHaveLength(1);
    });
  });
});

describe('whoever blocks the founder of a project', () => {
  it('sees none of its updates', async () => {
    const viewer = await newMember('investor');
    const { _id: projectId } = await newProject(founder);
    await write(founder, projectId, 'It floats');
    await viewer.must(contract.hiding.block, { params: { userId: founder.user._id } });
    expect((await viewer.call(updates, { params: { projectId } })).status).toBe(404);
  });
});
