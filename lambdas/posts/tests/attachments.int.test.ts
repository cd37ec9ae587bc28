import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { LOGO_BYTES, PICTURE_BYTES } from '../../../shared/limits.ts';
import { media } from '../../../shared/texts/media/media.ts';
import { posts as texts } from '../../../shared/texts/posts/posts.ts';
import { isOfKind, openJobs } from '../../jobs/store.ts';
import { dropMedia } from '../../media/cleanup.ts';
import { mediaJobKinds } from '../../media/dropped-files.ts';
import { eventually, freshUsername, type Member, newMember } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { dataUrl, FILES, pngOf } from '../../testing/things/files.ts';
import { isWebp, pictureOf } from '../../testing/things/pictures.ts';
import { uploadFile } from '../../testing/things/uploads.ts';
import { shownByPost } from '../shown-files.ts';

const { create, list, get, byMember, like } = contract.posts;
const deletePost = contract.posts.delete;

const PNG = dataUrl('image/png', FILES.png);
const GIF = dataUrl('image/gif', FILES.gif);

let author: Member;
let reader: Member;

beforeAll(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
});

const post = (member: Member, body: object, key?: string) =>
  member.call(create, { body, ...(key && { headers: { 'idempotency-key': key } }) });

const photo = (member = author) => uploadFile(member, 'post-image', 'image/png', FILES.png);
const video = (member = author) => uploadFile(member, 'video', 'video/mp4', FILES.mp4);
const document = (member = author) => uploadFile(member, 'document', 'application/pdf', FILES.pdf);

const statusOf = async (path: string) => (await reader.file(path)).status;

/** What is open to be deleted of a member's files; nothing is known of a deployed table. */
async function openDrops({ user }: Member) {
  const jobs = hasTable ? await openJobs(Date.now() + 1_000) : [];
  return jobs.flatMap((job) =>
    isOfKind(mediaJobKinds.dropMedia, job) && job.about.memberId === user._id ? [job.about] : [],
  );
}

/** Does now what the worker does minutes after a post. */
async function cleanUp(member: Member): Promise<void> {
  for (const drop of await openDrops(member)) await dropMedia([shownByPost])(drop);
}

describe('photos of a post', () => {
  it('come as data URLs, as uploads, described or not, and keep their order', async () => {
    const images = [GIF, { url: await photo(), alt: '  Our\nteam ' }, PNG];
    const { status, body } = await post(author, { images });
    expect(status).toBe(201);
    const picture = { url: expect.stringMatching(pictureOf(author.user._id)), width: 1, height: 1 };
    expect(body).toMatchObject({ content: '', video: null, documents: [], poll: null });
    expect(body.images).toEqual([
      { ...picture, alt: '' },
      { ...picture, alt: 'Our team' },
      { ...picture, alt: '' },
    ]);
    expect(body.image).toBe(body.images[0]?.url);
    for (const { url } of body.images) expect(await statusOf(url)).toBe(200);
    expect((await reader.call(get, { params: { postId: body._id } })).body).toEqual(body);
    expect((await reader.call(list, { query: { limit: 1 } })).body[0]).toEqual(body);
    const params = { userId: author.user._id };
    expect((await reader.call(byMember, { params, query: { limit: 1 } })).body[0]).toEqual(body);
  });

  it('may be one, sent as a string, and no string is no photo', async () => {
    expect((await post(author, { images: PNG })).body.images).toHaveLength(1);
    expect((await post(author, { content: 'Words', images: '' })).body.images).toEqual([]);
    expect((await post(author, { images: '' })).status).toBe(400);
  });

  it('are ten at most', async () => {
    expect((await post(author, { images: Array(10).fill(GIF) })).body.images).toHaveLength(10);
    expect(await post(author, { images: Array(11).fill(GIF) })).toMatchObject({
      status: 400,
      body: { message: texts.tooManyPhotos },
    });
  });

  it.each([
    [{ url: PNG, alt: 'x'.repeat(301) }, texts.altTooLong],
    [{ url: dataUrl('image/png', FILES.svg) }, media.notAPicture],
    [{ url: dataUrl('image/png', FILES.pdf) }, media.notAPicture],
    [{ url: 'https://example.com/a.png' }, media.gone],
    [{ url: 'javascript:alert(1)' }, media.gone],
    [{ url: '' }, media.gone],
    [{}, 'This value is not valid'],
    [null, 'This value is not valid'],
  ])('are never %j', async (image, message) => {
    expect(await post(author, { images: [image] })).toMatchObject({ status: 400, body: { message } });
  });

  it('are not too large', async () => {
    const large = await uploadFile(author, 'video', 'video/mp4', pngOf(PICTURE_BYTES + 1));
    expect(await post(author, { images: [large] })).toMatchObject({
      status: 400,
      body: { message: media.tooLarge(5) },
    });
    expect((await post(author, { images: [dataUrl('image/png', pngOf(2 * LOGO_BYTES))] })).status).toBe(201);
  });

  it('show in the notifications of their author', async () => {
    const member = await newMember('founder');
    const { body } = await post(member, { images: [GIF, PNG] });
    await reader.call(like, { params: { postId: body._id }, body: { liked: true } });
    const { body: notifications } = await member.call(contract.notifications.list);
    expect(notifications[0]?.post).toEqual({ _id: body._id, image: body.image, content: '' });
  });
});

describe('a video of a post', () => {
  it('is an upload, served as what it is, to be saved when it is opened by itself', async () => {
    const { status, body } = await post(author, { content: 'Look', video: await video() });
    expect(status).toBe(201);
    expect(body.video).toEqual({ url: expect.stringMatching(/\.mp4$/), contentType: 'video/mp4' });
    expect(body).toMatchObject({ images: [], image: '', documents: [], poll: null });
    const { headers, content } = await reader.file(body.video?.url ?? '');
    expect(content).toEqual(FILES.mp4);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  it('is never something else', async () => {
    expect(await post(author, { video: await photo() })).toMatchObject({
      status: 400,
      body: { message: media.notAVideo },
    });
  });
});

describe('documents of a post', () => {
  it('have a name, and are saved under it with the ending of what they are', async () => {
    const documents = [
      { url: await document(), name: 'Plan für 2027.pdf' },
      { url: await document(), name: '../invoice.exe' },
    ];
    const { status, body } = await post(author, { documents });
    expect(status).toBe(201);
    const known = { size: FILES.pdf.length, contentType: 'application/pdf' };
    expect(body.documents).toMatchObject([
      { name: 'Plan für 2027.pdf', ...known },
      { name: 'invoice.exe.pdf', ...known },
    ]);
    const { headers } = await reader.file(body.documents[0]?.url ?? '');
    expect(headers.get('content-disposition')).toContain("filename*=UTF-8''Plan%20f%C3%BCr%202027.pdf");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are five at most, each named and each a document', async () => {
    const url = await document();
    const documentsOf = (count: number) => Array(count).fill({ url, name: 'a.pdf' });
    expect((await post(author, { documents: documentsOf(5) })).body.documents).toHaveLength(5);
    for (const [documents, message] of [
      [documentsOf(6), texts.tooManyDocuments],
      [[{ url, name: ' ' }], texts.documentNameRequired],
      [[{ url, name: 'x'.repeat(201) }], texts.documentNameTooLong],
      [[{ url: await photo(), name: 'a.pdf' }], media.notADocument],
    ] as const)
      expect(await post(author, { documents })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a post', () => {
  it.each([
    { images: [PNG], video: 'x' },
    { images: [PNG], documents: [{ url: 'x', name: 'y' }] },
    { video: 'x', poll: { options: ['a', 'b'] } },
    { images: PNG, poll: { options: ['a', 'b'] } },
  ])('has attachments of one kind: not %#', async (body) => {
    expect(await post(author, { content: 'All of it', ...body })).toMatchObject({
      status: 400,
      body: { message: texts.oneKind },
    });
  });

  it('without words needs an attachment', async () => {
    for (const body of [{ images: [] }, { documents: [] }, { video: '' }, { content: ' ', images: [] }])
      expect(await post(author, body)).toMatchObject({
        status: 400,
        body: { message: texts.contentRequired },
      });
  });

  it('takes no upload of somebody else, nor a file that somebody else shows', async () => {
    const { body } = await post(reader, { images: [PNG] });
    for (const source of [await photo(reader), body.image])
      expect(await post(author, { images: [source] })).toMatchObject({
        status: 400,
        body: { message: media.gone },
      });
  });

  it('shows a file of its author again, as a copy of its own', async () => {
    const first = (await post(author, { images: [PNG] })).body;
    const second = await post(author, { images: [first.image] });
    expect(second.status).toBe(201);
    expect(second.body.image).not.toBe(first.image);
    expect(isWebp((await reader.file(second.body.image)).content)).toBe(true);
  });

  it('is saved with all of its files or not at all', async () => {
    const member = await newMember('founder');
    const images = [PNG, GIF, dataUrl('image/png', FILES.html)];
    expect(await post(member, { content: 'Half', images })).toMatchObject({ status: 400 });
    expect((await member.call(byMember, { params: { userId: member.user._id } })).body).toEqual([]);
    expect(await openDrops(member)).toEqual([]);
  });

  it('is one post with one set of files for a repeat after a lost answer, also at the same moment', async () => {
    const member = await newMember('founder');
    const body = { images: [await photo(member), PNG] };
    const key = freshUsername();
    const answers = await Promise.all([post(member, body, key), post(member, body, key)]);
    answers.push(await post(member, body, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect((await member.call(byMember, { params: { userId: member.user._id } })).body).toHaveLength(1);
    await cleanUp(member);
    for (const { url } of answers[0]?.body.images ?? []) expect(await statusOf(url)).toBe(200);
  });
});

describe.skipIf(!hasTable)('the files of a post', () => {
  it('are not stored again by a repeat after the post was deleted', async () => {
    const member = await newMember('founder');
    const key = freshUsername();
    const { body } = await post(member, { images: [PNG] }, key);
    await member.call(deletePost, { params: { postId: body._id } });
    await eventually(async () => expect(await statusOf(body.image)).toBe(404));
    expect((await post(member, { images: [PNG] }, key)).status).toBe(404);
    expect(await statusOf(body.image)).toBe(404);
  });

  it('go with the post, and those of other posts stay', async () => {
    const [gone, kept] = [await post(author, { images: [PNG, GIF] }), await post(author, { images: [PNG] })];
    await author.call(deletePost, { params: { postId: gone.body._id } });
    await eventually(async () => {
      for (const { url } of gone.body.images) expect(await statusOf(url)).toBe(404);
    });
    expect(await statusOf(kept.body.image)).toBe(200);
  });
});
