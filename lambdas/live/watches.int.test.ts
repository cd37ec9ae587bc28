import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import type { LiveTopic } from '../../shared/model/live.ts';
import type { PostEvent } from '../posts/events.ts';
import { livePostSubscribers } from '../posts/live.ts';
import { postKeys } from '../posts/store/keys.ts';
import { newId } from '../table/ids.ts';
import { put, queryAll, type Stored } from '../table/table.ts';
import { cost, withCost } from '../telemetry.ts';
import { aMoment, type Channel, channelOf, hears, typesOf } from '../testing/calls/channel.ts';
import { eventually, type Member, newMember } from '../testing/calls/client.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { newProject } from '../testing/things/projects.ts';
import { connectionsOf, now } from './connections.ts';
import type { WatchItem } from './items.ts';
import { liveKeys } from './keys.ts';
import { pushToWatchers, watch } from './watches.ts';

expectInvariants();

const { hiding, posts, projects } = contract;

const newPost = async (member: Member): Promise<string> => (await member.post('News'))._id;

const like = (member: Member, postId: string, liked = true) =>
  member.call(posts.like, { params: { postId }, body: { liked } });

/** Lets a connection watch some things; resolves once it does. */
async function watchFrom(channel: Channel, ...topics: LiveTopic[]): Promise<void> {
  channel.say({ type: 'watch', topics });
  await aMoment();
  channel.frames.length = 0;
}

describe('what a connection watches', () => {
  it('is told: edits of a post', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const [post, channel] = [await newPost(ada), await channelOf(ben)];
    const topic = `post:${post}` as const;
    await watchFrom(channel, topic);
    await ada.call(posts.edit, { params: { postId: post }, body: { content: 'Other news' } });
    await hears(channel, { type: 'changed', topic });
  });

  it('is told: likes and comments of a post', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const [post, channel] = [await newPost(ada), await channelOf(ben)];
    const topic = `post:${post}` as const;
    await watchFrom(channel, topic);
    await like(ada, post);
    await hears(channel, { type: 'changed', topic });
    channel.frames.length = 0;
    await ada.call(posts.addComment, { params: { postId: post }, body: { content: 'First' } });
    await hears(channel, { type: 'changed', topic });
  });

  it('is told: upvotes and comments of a project, once they are counted', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const [{ _id: projectId }, channel] = [await newProject(ada), await channelOf(ben)];
    const [params, topic] = [{ projectId }, `project:${projectId}` as const];
    await watchFrom(channel, topic);
    await ada.call(projects.upvote, { params });
    await hears(channel, { type: 'changed', topic });
    channel.frames.length = 0;
    await ada.call(projects.addComment, { params, body: { text: 'First' } });
    await hears(channel, { type: 'changed', topic });
    const { body } = await ben.call(projects.get, { params });
    expect(body.project.commentCount).toBe(1);
  });

  it('is told: posts that come into the feed, and go', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const channel = await channelOf(ben);
    await watchFrom(channel, 'feed');
    const _id = await newPost(ada);
    await hears(channel, { type: 'feed', added: [{ _id, authorId: ada.user._id }], deleted: [] });
    await ada.call(posts.delete, { params: { postId: _id } });
    await hears(channel, { type: 'feed', added: [], deleted: [_id] });
  });

  it('is not told any more once it watches something else, or nothing', async () => {
    const [ada, ben] = await Promise.all([newMember('founder'), newMember('investor')]);
    const [post, channel] = [await newPost(ada), await channelOf(ben)];
    await watchFrom(channel, 'feed', `post:${post}`);
    await watchFrom(channel, 'feed');
    await like(ada, post);
    await aMoment();
    expect(typesOf(channel)).not.toContain('changed');
    await watchFrom(channel);
    await newPost(ada);
    await aMoment();
    expect(typesOf(channel)).not.toContain('feed');
  });

  it('tells nothing of members who are hidden from the watcher, whoever has blocked whom', async () => {
    const [ada, ben, eve] = await Promise.all([
      newMember('founder'),
      newMember('investor'),
      newMember('job_seeker'),
    ]);
    const [ofAda, ofEve, channel] = [await newPost(ada), await newPost(eve), await channelOf(ben)];
    await watchFrom(channel, 'feed', `post:${ofAda}`, `post:${ofEve}`);
    await eve.call(hiding.block, { params: { userId: ben.user._id } });
    await newPost(eve);
    await like(eve, ofAda);
    await like(ada, ofEve);
    await aMoment();
    expect(typesOf(channel)).not.toContain('feed');
    expect(typesOf(channel)).not.toContain('changed');
    // Muted is less: what they do on what others have written is still seen.
    await ben.call(hiding.mute, { params: { userId: ada.user._id } });
    await newPost(ada);
    await like(ada, ofAda);
    await hears(channel, { type: 'changed', topic: `post:${ofAda}` });
    expect(typesOf(channel)).not.toContain('feed');
  });

  it('is forgotten when the connection is closed, or was closed without a word', async () => {
    const ada = await newMember('founder');
    const [post, channel, lost] = [await newPost(ada), await channelOf(ada), newId()];
    const topic = `post:${post}` as const;
    await watchFrom(channel, 'feed', topic);
    channel.socket.close();
    await eventually(async () => expect(await queryAll(liveKeys.watchesOf(topic))).toEqual([]));
    const item: Stored<WatchItem> = {
      ...liveKeys.watch(topic, lost),
      connectionId: lost,
      memberId: ada.user._id,
      ttl: now() + 60,
    };
    await put(item);
    await like(ada, post);
    await eventually(async () => expect(await queryAll(liveKeys.watchesOf(topic))).toEqual([]));
  });

  it('is told once a batch, however much has happened', async () => {
    const ada = await newMember('founder');
    const [post, channel] = [await newPost(ada), await channelOf(ada)];
    await watchFrom(channel, `post:${post}`);
    const likes = Array.from({ length: 100 }, (_, at): PostEvent => {
      const memberId = `liker${String(at).padStart(11, '0')}`;
      const like = { _id: newId(), postId: post, memberId, authorId: ada.user._id };
      return { type: 'post.liked', like: { ...like, ...postKeys.byLikedPost(post, 0, memberId) } };
    });
    for (const subscriber of livePostSubscribers)
      await subscriber.run(likes.filter((event) => subscriber.listensTo(event)));
    await hears(channel, { type: 'changed' });
    await aMoment();
    expect(typesOf(channel)).toEqual(['changed']);
  });

  it('costs half a unit while nobody watches, and little for each who does', async () => {
    const ada = await newMember('founder');
    const [topic, channel] = [`post:${newId()}` as const, await channelOf(ada)];
    const [connection] = await connectionsOf(ada.user._id);
    if (!connection) throw new Error('there is no connection');
    const costOf = (work: () => Promise<void>) =>
      withCost(async () => {
        await work();
        const { rru, wru } = cost();
        return { rru, wru };
      });
    const push = () => pushToWatchers(topic, [ada.user._id], () => ({ type: 'changed', topic }));
    expect(await costOf(push)).toEqual({ rru: 0.5, wru: 0 });
    expect(await costOf(() => watch(connection, [topic]))).toEqual({ rru: 0, wru: 3 });
    expect(await costOf(push)).toEqual({ rru: 1.5, wru: 0 });
    await hears(channel, { type: 'changed', topic });
    expect(await costOf(() => watch(connection, []))).toEqual({ rru: 0, wru: 3 });
  });
});
