import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { comments as commentTexts } from '../../../shared/texts/posts/comments.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { idNumber, numberedId } from '../../table/ids.ts';
import { Client, freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { newProject, projectFor } from '../../testing/things/projects.ts';

const { get, comments, addComment, deleteComment } = contract.projects;
const NOBODY = '-'.repeat(16);

let founder: Member;
let reader: Member;
let seeker: Member;

beforeAll(async () => {
  [founder, reader, seeker] = await Promise.all([
    newMember('founder'),
    newMember('investor'),
    newMember('job_seeker'),
  ]);
});

const of = (projectId: string) => ({ params: { projectId } });

describe('comments on a project', () => {
  it('are paged with an exact total, newest first, and the newest three stand with it', async () => {
    const { _id } = await newProject(founder);
    for (let i = 1; i <= 12; i += 1) {
      const added = await (i % 2 ? reader : seeker).call(addComment, {
        ...of(_id),
        body: { text: `No ${i}` },
      });
      expect(added).toMatchObject({
        status: 201,
        body: { message: texts.commented, comment: { text: `No ${i}` } },
      });
    }
    const page = async (query: object) => (await reader.call(comments, { ...of(_id), query })).body;
    const textsOf = (list: { text: string }[]) => list.map(({ text }) => text);
    const first = await page({});
    expect(first).toMatchObject({ total: 12, totalPages: 3 });
    expect(textsOf(first.comments)).toEqual(['No 12', 'No 11', 'No 10', 'No 9', 'No 8']);
    expect(textsOf((await page({ page: 3 })).comments)).toEqual(['No 2', 'No 1']);
    expect(textsOf((await page({ page: 99 })).comments)).toEqual(['No 2', 'No 1']);
    expect(textsOf((await page({ page: 2, limit: 4 })).comments)).toEqual(['No 8', 'No 7', 'No 6', 'No 5']);
    const project = await projectFor(founder, _id);
    expect(project.commentCount).toBe(12);
    expect(textsOf(project.comments)).toEqual(['No 12', 'No 11', 'No 10']);
    expect(project.comments[0]?.user._id).toBe(seeker.user._id);
  });

  it('are all counted when they come at the same moment, each once', async () => {
    const { _id } = await newProject(founder);
    const headers = { 'idempotency-key': freshUsername() };
    const twice = () => reader.call(addComment, { ...of(_id), body: { text: 'Twice' }, headers });
    await Promise.all([
      twice(),
      twice(),
      ...Array.from({ length: 8 }, (_, i) => seeker.call(addComment, { ...of(_id), body: { text: `${i}` } })),
    ]);
    const { body } = await reader.call(comments, { ...of(_id), query: { limit: 50 } });
    expect(body.total).toBe(9);
    expect(new Set(body.comments.map(({ text }) => text)).size).toBe(9);
  });

  it('are seen at once by who has written them: alone, on the first page and in the total', async () => {
    const { _id } = await newProject(founder);
    for (let i = 1; i <= 7; i += 1) {
      await reader.call(addComment, { ...of(_id), body: { text: `No ${i}` } });
      const { body } = await reader.call(get, { ...of(_id), atOnce: true });
      expect(body.project).toMatchObject({ commentCount: i });
      expect(body.project.comments[0]?.text).toBe(`No ${i}`);
      const first = await reader.call(comments, { ...of(_id), query: { limit: 2 }, atOnce: true });
      expect(first.body.total).toBe(i);
      expect(first.body.comments[0]?.text).toBe(`No ${i}`);
      const last = await reader.call(comments, { ...of(_id), query: { limit: 2, page: 99 }, atOnce: true });
      expect(last.body.comments.at(-1)?.text).toBe('No 1');
    }
  });

  it('are refused blank, and where there is no project', async () => {
    const { _id } = await newProject(founder);
    expect((await reader.call(addComment, { ...of(_id), body: { text: '  ' } })).status).toBe(400);
    expect((await reader.call(addComment, { ...of(NOBODY), body: { text: 'x' } })).status).toBe(404);
    expect((await reader.call(comments, of(NOBODY))).status).toBe(404);
    expect((await new Client().call(comments, of(_id))).status).toBe(401);
  });
});

describe('deleting a comment on a project', () => {
  async function commented(texts: string[], writer = seeker) {
    const { _id: projectId, name } = await newProject(founder);
    const ids: string[] = [];
    for (const text of texts) {
      const { body } = await writer.call(addComment, { ...of(projectId), body: { text } });
      ids.push(body.comment._id);
    }
    return {
      projectId,
      name,
      ids,
      place: (at: number) => ({ params: { projectId, commentId: ids[at] ?? '' } }),
    };
  }
  const told = async (member: Member, projectId: string) => {
    const { body } = await member.call(contract.notifications.list);
    return body.filter(({ project }) => project?._id === projectId);
  };

  it.each(['its writer', 'the founder'])('is for %s alone, and seen at once', async (who) => {
    const { projectId, place } = await commented(['one', 'two', 'three', 'four']);
    expect(await reader.call(deleteComment, place(2))).toMatchObject({
      status: 403,
      body: { message: commentTexts.writerOrFounderOnly },
    });
    const caller = who === 'the founder' ? founder : seeker;
    expect(await caller.call(deleteComment, place(2))).toMatchObject({
      status: 200,
      body: { message: commentTexts.deleted },
    });
    const { body } = await caller.call(comments, { ...of(projectId), atOnce: true });
    expect(body).toMatchObject({ total: 3, comments: [{ text: 'four' }, { text: 'two' }, { text: 'one' }] });
    expect(await projectFor(reader, projectId)).toMatchObject({
      commentCount: 3,
      comments: [{ text: 'four' }, { text: 'two' }, { text: 'one' }],
    });
    expect(await caller.call(deleteComment, place(2))).toMatchObject({
      status: 404,
      body: { message: commentTexts.notFound },
    });
  });

  it('tells the writer once, when somebody else has done it', async () => {
    const { projectId, name, place } = await commented(['not welcome', 'regretted']);
    await founder.call(deleteComment, place(0));
    await seeker.call(deleteComment, place(1));
    expect(await told(seeker, projectId)).toMatchObject([
      {
        type: 'comment_removed',
        content: `${founder.user.name} removed your comment on their project "${name}"`,
      },
    ]);
    // The founder's own notifications of the two go with them.
    expect(await told(founder, projectId)).toEqual([]);
  });

  it('answers a repeat after a lost answer as the first time, and tells nobody twice', async () => {
    const { projectId, place } = await commented(['once']);
    const request = { ...place(0), headers: { 'idempotency-key': freshUsername() } };
    const [first, again] = [
      await founder.call(deleteComment, request),
      await founder.call(deleteComment, request),
    ];
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await told(seeker, projectId)).toHaveLength(1);
  });

  it('happens once, when its writer and the founder do it at the same moment', async () => {
    const { projectId, place } = await commented(['both']);
    const answers = await Promise.all(
      [founder, seeker].map((caller) => caller.call(deleteComment, place(0))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await projectFor(reader, projectId)).commentCount).toBe(0);
  });

  it('finds one that many have followed', async () => {
    const { projectId, place } = await commented(Array.from({ length: 120 }, (_, i) => `No ${i}`));
    expect((await founder.call(deleteComment, place(3))).status).toBe(200);
    expect((await projectFor(reader, projectId)).commentCount).toBe(119);
  });

  it('is refused for one of another project, for none, and for visitors', async () => {
    const [{ place, ids, projectId }, elsewhere] = [await commented(['here']), await newProject(founder)];
    const wrong = { params: { projectId: elsewhere._id, commentId: ids[0] ?? '' } };
    expect((await founder.call(deleteComment, wrong)).status).toBe(404);
    const alike = { params: { projectId: numberedId(idNumber(projectId), 0), commentId: ids[0] ?? '' } };
    expect((await seeker.call(deleteComment, alike)).status).toBe(404);
    const nowhere = { params: { projectId: NOBODY, commentId: ids[0] ?? '' } };
    expect(await founder.call(deleteComment, nowhere)).toMatchObject({ status: 404 });
    expect((await new Client().call(deleteComment, place(0))).status).toBe(401);
  });
});
