import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import type { Post } from '../../../shared/model/post.ts';
import { config } from '../../config.ts';
import type { PreviewItem } from '../../previews/store/items.ts';
import { linkKey, previewKinds } from '../../previews/store/keys.ts';
import { get, put, remove, type Stored } from '../../table/table.ts';
import { type Member, newMember } from '../../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../../testing/invariants.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable, testedSystem } from '../../testing/system.ts';
import { dataUrl, FILES } from '../../testing/things/files.ts';

expectInvariants();

const { posts } = contract;

const origin = () => `http://127.0.0.1:${config().PREVIEW_TEST_PORT}`;

let links = 0;

/** A link to a page of the tests' own site, which nobody has seen before. */
function newLink(says: Record<string, string> = { title: 'A page' }): string {
  links += 1;
  return `${origin()}/page?${new URLSearchParams({ ...says, nth: `${process.pid}-${links}` })}`;
}

const timesAsked = async (link: string): Promise<number> => {
  const path = link.slice(origin().length);
  const answer = await fetch(`${origin()}/asked?${new URLSearchParams({ path })}`);
  return Number(await answer.text());
};

const post = (author: Member, content: string, more = {}): Promise<Post> =>
  author.must(posts.create, { body: { content, ...more } });

/** The preview of a post, once there is one. */
async function previewOf(member: Member, { _id: postId }: Post): Promise<Post['linkPreview']> {
  await settled();
  return (await member.must(posts.get, { params: { postId } })).linkPreview;
}

const itemOf = (link: string) => get(previewKinds.preview(linkKey(link).linkId), { consistent: true });

const sees = async (path: string): Promise<number> => (await fetch(testedSystem().url + path)).status;

describe.skipIf(!hasTable)('a post with a link', () => {
  it('gets a preview of its page a moment later, wherever it is shown', async () => {
    const [author, reader] = await Promise.all([newMember(), newMember()]);
    const says = { title: 'A <page>', description: 'Its words', image: '/picture.png' };
    const link = newLink(says);
    const created = await post(author, `Worth reading: ${link}#part, and https://other.test`);
    expect(created.linkPreview).toBeNull();
    const preview = await previewOf(reader, created);
    expect(preview).toMatchObject({ url: `${link}#part`, title: 'A <page>', description: 'Its words' });
    expect(preview?.image).toMatch(/^\/media\/[\w-]{16}\/[\w-]{16}-1200x630-[\w-]{32}\.webp$/);
    expect(await sees(preview?.image ?? '')).toBe(200);
    const [feed, own, liked] = await Promise.all([
      reader.must(posts.list),
      reader.must(posts.byMember, { params: { userId: author.user._id } }),
      reader.must(posts.like, { params: { postId: created._id }, body: { liked: true } }),
    ]);
    for (const shown of [feed.find(({ _id }) => _id === created._id), own[0], liked])
      expect(shown?.linkPreview).toEqual(preview);
  });

  it('has none of a page that is not there, and stays as it is', async () => {
    const author = await newMember();
    for (const link of [`${origin()}/gone-${process.pid}`, 'https://no-such-host.invalid/a', newLink({})]) {
      expect(await previewOf(author, await post(author, link))).toBeNull();
      expect((await itemOf(link))?.title).toBeUndefined();
    }
  });

  it('has none of our own network', async () => {
    const author = await newMember();
    const { hostname, port } = new URL(testedSystem().url);
    for (const link of [`http://${hostname}:${port}/`, 'http://169.254.169.254/latest/', 'http://[::1]/'])
      expect(await previewOf(author, await post(author, link))).toBeNull();
  });

  it('has no picture where the page names none, or something else by it', async () => {
    const author = await newMember();
    for (const image of ['', '/page?title=none', 'http://10.0.0.1/picture.png']) {
      const link = newLink({ title: 'A page', image });
      expect(await previewOf(author, await post(author, link))).toMatchObject({ title: 'A page', image: '' });
    }
  });

  it('has none beside something else that it shows', async () => {
    const author = await newMember();
    const link = newLink();
    const shared = (await post(author, 'First'))._id;
    const images = [{ url: dataUrl('image/png', FILES.png), alt: '' }];
    for (const more of [{ shared }, { images }, { poll: { options: ['Tea', 'Coffee'] } }])
      expect(await previewOf(author, await post(author, link, more))).toBeNull();
    expect(await timesAsked(link)).toBe(0);
  });
});

describe.skipIf(!hasTable)('an edit', () => {
  const edit = (author: Member, { _id: postId }: Post, content: string) =>
    author.must(posts.edit, { params: { postId }, body: { content } });

  it('brings the preview of another link, and takes that of a removed one away', async () => {
    const author = await newMember();
    const created = await post(author, 'No link yet');
    await edit(author, created, `Now ${newLink({ title: 'One' })}`);
    expect((await previewOf(author, created))?.title).toBe('One');
    await edit(author, created, `Or ${newLink({ title: 'Two' })}`);
    expect((await previewOf(author, created))?.title).toBe('Two');
    expect((await edit(author, created, 'Neither')).linkPreview).toBeNull();
  });
});

describe.skipIf(!hasTable)('a page', () => {
  it('is fetched once for all posts with its link, which show it at once from then on', async () => {
    const [one, other] = await Promise.all([newMember(), newMember()]);
    const link = newLink();
    await Promise.all([one, other, one, other].map((author) => post(author, link)));
    await settled();
    expect((await post(other, `${link}#part`)).linkPreview?.title).toBe('A page');
    await settled();
    expect(await timesAsked(link)).toBe(1);
  });

  it('that could not be fetched is left alone for a while', async () => {
    const author = await newMember();
    const link = `${origin()}/gone-again-${process.pid}`;
    for (let posted = 0; posted < 2; posted += 1) await previewOf(author, await post(author, link));
    expect(await timesAsked(link)).toBe(1);
  });

  it('is fetched again after a day, and the new picture takes the place of the old one', async () => {
    const author = await newMember();
    const link = newLink({ title: 'A page', image: '/picture.png' });
    const first = await previewOf(author, await post(author, link));
    const item = await itemOf(link);
    if (!item) throw new Error('there is no preview');
    const stale: Stored<PreviewItem> = { ...item, freshUntil: Date.now() - 1 };
    await put(stale);
    const second = await previewOf(author, await post(author, link));
    expect(await timesAsked(link)).toBe(2);
    expect(second?.image).not.toBe(first?.image);
    await finishJobs();
    expect(await sees(first?.image ?? '')).toBe(404);
    expect(await sees(second?.image ?? '')).toBe(200);
  });

  it('takes its picture along when its preview ends', async () => {
    const author = await newMember();
    const link = newLink({ title: 'A page', image: '/picture.png' });
    const created = await post(author, link);
    const preview = await previewOf(author, created);
    await remove(previewKinds.preview(linkKey(link).linkId));
    expect(await previewOf(author, created)).toBeNull();
    await finishJobs();
    expect(await sees(preview?.image ?? '')).toBe(404);
  });
});
