import { beforeAll, describe, expect, it } from 'vitest';
import { contract, routes } from '../shared/api/index.ts';
import { LIKERS_SHOWN, SAVED_PAGE } from '../shared/limits.ts';
import type { Post } from '../shared/model/post.ts';
import { savedRoleId } from '../shared/rules/projects/saved-role.ts';
import { config } from './config.ts';
import { setLike } from './posts/store/likes.ts';
import { storePreview } from './previews/store/previews.ts';
import { plainEffect } from './table/effect.ts';
import { newId } from './table/ids.ts';
import { cost, withCost } from './telemetry.ts';
import { type Caller, freshKey } from './testing/calls/caller.ts';
import { freshUsername, type Member, newMember, newMembers, type Response } from './testing/calls/client.ts';
import { prepareCalls } from './testing/examples/calls.ts';
import { newCast } from './testing/examples/cast.ts';
import type { Budget } from './testing/examples/example.ts';
import { budgetOf, exampleOf } from './testing/examples/examples.ts';
import { finishJobs } from './testing/invariants.ts';
import { newAdmin } from './testing/people/admin.ts';
import { writesSoFar } from './testing/settled.ts';
import { hasTable, testedSystem } from './testing/system.ts';
import { dataUrl, FILES } from './testing/things/files.ts';
import { applyFor, newProject, projectFor, projectInput } from './testing/things/projects.ts';
import { unrestrictedMember } from './visibility/viewer.ts';

const { posts, auth, connections, preferences, projects, saved } = contract;

/** Goes through all members that there are. */
const OF_ALL = 'users.syncConnections';

let author: Member;
let reader: Member;
let post: Post;

const key = freshKey;

/** Expects that a call costs no more than it may, everything included but what follows from it. */
function expectWithin(
  { cost, status }: Response<unknown>,
  { rru, wru, calls, rounds }: Omit<Budget, 'inAll'>,
): void {
  expect(status).toBeLessThan(300);
  for (const [name, most] of Object.entries({ rru, wru, calls, rounds }))
    expect(new Map(Object.entries(cost)).get(name), name).toBeLessThanOrEqual(most);
}

/** What the mark of the key costs, with which the SPA sends a call. */
const MARK = { wru: 2, rru: 1 };

/** The most write units that a call may consume together with all that follows from it. */
const inAll = ({ inAll = Number.NaN }: Budget): number => inAll;

/** Write units of a call together with those of everything that follows from it. */
async function writesInAll(call: () => Promise<Response<unknown>>): Promise<number> {
  const before = await writesSoFar();
  expect((await call()).status).toBeLessThan(300);
  return (await writesSoFar()) - before;
}

/** As browsers do, once: of whom no time zone is known, the first news writes down that they get the mail of the day in UTC. */
const tellTimeZone = (member: Caller) =>
  member.must(preferences.change, { body: { timeZone: 'Europe/Berlin' } });

beforeAll(async () => {
  [author, reader] = await Promise.all([newMember('founder'), newMember('investor')]);
  await Promise.all([author, reader].map(tellTimeZone));
  post = await author.post('A post of an ordinary length. '.repeat(10));
});

describe('what calls cost', () => {
  it('the session check, with both items of the member that /auth/me shows: 3 RRU in one round trip', async () => {
    expectWithin(await reader.call(auth.me), budgetOf('auth.me', 'without connections'));
  });

  it('asking for a connection 8 WRU in two round trips, accepting 9 in three', async () => {
    const params = { userId: author.user._id };
    const asked = await reader.call(connections.request, { params, headers: key() });
    // The recipient's card is read beside the session.
    expectWithin(asked, budgetOf('connections.request'));
    const { requestId } = asked.body;
    const accepted = await author.call(connections.accept, { params: { requestId }, headers: key() });
    expectWithin(accepted, budgetOf('connections.accept'));
  });

  it.each([
    {
      what: 'posts of an ordinary length',
      content: 'A post of an ordinary length. '.repeat(10),
      budget: budgetOf('posts.list'),
    },
    {
      what: 'long posts',
      content: 'A long post that fills its page of the feed. '.repeat(20),
      budget: budgetOf('posts.list', 'of 20 long posts'),
    },
  ])(
    'a feed page of 20 $what, with comments and the viewer state: $budget.rru RRU and $budget.calls calls',
    async (page) => {
      // One more than are shown tells whether there is another page.
      for (let i = 0; i < 21; i += 1) {
        const { _id: postId } = await author.post(page.content);
        await reader.call(posts.like, { params: { postId }, body: { liked: true } });
        for (const content of ['Congratulations, well done!', 'I would love to hear more about this.'])
          await reader.call(posts.addComment, { params: { postId }, body: { content } });
      }
      expectWithin(await reader.call(posts.list), page.budget);
    },
  );

  it('a like and its unlike: 6 WRU each, and 2 for the key with which the SPA sends them', async () => {
    for (const liked of [true, false]) {
      const request = { params: { postId: post._id }, body: { liked } };
      const { wru, rru, ...rest } = budgetOf('posts.like');
      expectWithin(await reader.call(posts.like, request), {
        wru: wru - MARK.wru,
        rru: rru - MARK.rru,
        ...rest,
      });
    }
    for (const liked of [true, false]) {
      const request = { params: { postId: post._id }, body: { liked }, headers: key() };
      expectWithin(await reader.call(posts.like, request), budgetOf('posts.like'));
    }
  });

  it.skipIf(!hasTable)('a like is as cheap when hundreds like the post already', async () => {
    const { _id: postId } = await author.post('Liked by many');
    for (let i = 0; i < 2 * LIKERS_SHOWN; i += 1)
      await setLike(plainEffect, unrestrictedMember(newId()), postId, true);
    for (const liked of [true, false, true]) {
      const request = { params: { postId }, body: { liked }, headers: key() };
      expectWithin(await reader.call(posts.like, request), budgetOf('posts.like'));
    }
    const { body, cost } = await reader.call(posts.get, { params: { postId } });
    expect(body.likeCount).toBe(2 * LIKERS_SHOWN + 1);
    expect(cost.rru).toBeLessThanOrEqual(4);
  });

  it('a post as the SPA sends it: 9 WRU', async () => {
    const body = { content: 'A post of an ordinary length. '.repeat(10) };
    expectWithin(await author.call(posts.create, { body, headers: key() }), budgetOf('posts.create'));
  });

  it('a comment as the SPA sends it: 8 WRU, its edit 5, a reaction to it 9, its deletion 7', async () => {
    const params = { postId: post._id };
    const body = { content: 'A comment of an ordinary length.' };
    const added = await reader.call(posts.addComment, { params, body, headers: key() });
    expectWithin(added, budgetOf('posts.addComment'));
    const [comment] = added.body.comments;
    const place = { params: { ...params, commentId: comment?._id ?? '' } };
    const edit = { ...place, body: { content: 'An edited comment.' }, headers: key() };
    expectWithin(await reader.call(posts.editComment, edit), budgetOf('posts.editComment'));
    const reaction = { ...place, body: { reaction: 'like' }, headers: key() };
    expectWithin(await author.call(posts.likeComment, reaction), budgetOf('posts.likeComment'));
    const deletion = { ...place, headers: key() };
    expectWithin(await reader.call(posts.deleteComment, deletion), budgetOf('posts.deleteComment'));
  });

  it('a reply as the SPA sends it: 11 WRU, its deletion 10; a page of replies 6 RRU, the same for 5 as for 50', async () => {
    const params = { postId: (await author.post('Much talked about'))._id };
    const content = 'A comment of an ordinary length.';
    const { comments } = await author.must(posts.addComment, { params, body: { content } });
    const replyTo = comments[0]?._id ?? '';
    const reply = async () => {
      const request = { params, body: { content, replyTo }, headers: key() };
      const added = await reader.call(posts.addComment, request);
      expectWithin(added, budgetOf('posts.addComment', 'of a reply'));
      return added.body.reply?._id ?? '';
    };
    const deletion = { params: { ...params, commentId: await reply() }, headers: key() };
    const deleted = await reader.call(posts.deleteComment, deletion);
    expectWithin(deleted, budgetOf('posts.deleteComment', 'of a reply'));
    for (const count of [5, 45]) {
      for (let i = 0; i < count; i += 1) await reply();
      expectWithin(
        await author.call(posts.comments, { params, query: { replyTo } }),
        budgetOf('posts.comments'),
      );
      expectWithin(await author.call(posts.get, { params }), budgetOf('posts.get'));
    }
  }, 60_000);

  it('a comment on the longest post costs no more', async () => {
    const params = { postId: (await author.post('x'.repeat(3_000)))._id };
    const body = { content: 'A comment of an ordinary length.' };
    const request = { params, body, headers: key() };
    expectWithin(await reader.call(posts.addComment, request), budgetOf('posts.addComment'));
  });

  it('a single post with comments: 6 RRU, the same for 25 comments and for 100', async () => {
    const params = { postId: (await author.post('Much talked about'))._id };
    const costs: number[] = [];
    for (const count of [25, 75]) {
      for (let i = 0; i < count; i += 1)
        await reader.call(posts.addComment, {
          params,
          body: { content: `A comment of an ordinary length: ${i}.` },
        });
      const answer = await reader.call(posts.get, { params });
      expectWithin(answer, budgetOf('posts.get'));
      costs.push(answer.cost.rru);
    }
    expect(costs[0]).toBe(costs[1]);
  }, 60_000);

  it('a post with ten photos 14 WRU, with a poll 9', async () => {
    const words = { content: 'A post of an ordinary length. '.repeat(10) };
    const photos = { ...words, images: Array(10).fill(dataUrl('image/png', FILES.png)) };
    const withPhotos = { body: photos, headers: key() };
    expectWithin(await author.call(posts.create, withPhotos), budgetOf('posts.create', 'with ten photos'));
    const poll = { ...words, poll: { options: ['One', 'Two', 'Three', 'Four', 'Five'] } };
    expectWithin(await author.call(posts.create, { body: poll, headers: key() }), budgetOf('posts.create'));
  });

  it('a vote, its change and its end: 8 WRU each', async () => {
    const body = { poll: { options: ['One', 'Two'] } };
    const { _id: postId } = (await author.call(posts.create, { body })).body;
    for (const option of ['option1', 'option2', null]) {
      const request = { params: { postId }, body: { option }, headers: key() };
      expectWithin(await reader.call(posts.vote, request), budgetOf('posts.vote'));
    }
  });

  it('a feed page costs the same behind 20 posts as behind 100', async () => {
    const page = () => reader.call(posts.list, { query: { limit: 20 } });
    const write = async (count: number) => {
      for (let i = 0; i < count; i += 1)
        await author.post('A long post that fills its page of the feed. '.repeat(20));
    };
    await write(20);
    const before = (await page()).cost.rru;
    await write(80);
    const after = await page();
    expect(Math.abs(after.cost.rru - before)).toBeLessThanOrEqual(1);
    expect(after.cost.calls).toBe(3);
  }, 60_000);

  it('a feed page of 20 shares of different posts 14 RRU and 4 calls, of one post 5', async () => {
    const fresh = await newMember();
    const share = (shared: string) => fresh.must(posts.create, { body: { content: 'Well said', shared } });
    const originals: string[] = [];
    for (let i = 0; i < 20; i += 1)
      originals.push((await author.post('A post of an ordinary length. '.repeat(10)))._id);
    for (const id of originals) await share(id);
    const page = await reader.call(posts.list);
    expect(page.body.every(({ shared }) => shared !== null)).toBe(true);
    expectWithin(page, budgetOf('posts.list', 'of 20 shares'));
    for (const _ of originals) await share(originals[0] ?? '');
    const ofOne = await reader.call(posts.list);
    expect(ofOne.cost.rru).toBeLessThanOrEqual(5);
  });

  it('a feed page of 20 links to different pages 14 RRU and 4 calls, to one page 5', async () => {
    const fresh = await newMember();
    const linkTo = async (link: string) => {
      await fresh.must(posts.create, { body: { content: `Worth reading: ${link}` } });
      const page = { title: 'A title of an ordinary length', description: 'What it says. '.repeat(15) };
      await storePreview(link, { ...page, image: `/media/${'m'.repeat(16)}/${'p'.repeat(60)}.webp` });
    };
    for (let nth = 0; nth < 20; nth += 1) await linkTo(`https://page-${nth}.invalid/`);
    const page = await reader.call(posts.list);
    expect(page.body.every(({ linkPreview }) => linkPreview !== null)).toBe(true);
    expectWithin(page, budgetOf('posts.list', 'of 20 links'));
    for (let nth = 0; nth < 20; nth += 1) await linkTo('https://page-0.invalid/');
    const ofOne = await reader.call(posts.list);
    expect(ofOne.cost.rru).toBeLessThanOrEqual(5);
  });

  it.skipIf(!hasTable)(
    'a post with a link costs 4 WRU more when its page is new, with a picture 5, and nothing when it is known',
    async () => {
      // What earlier tests have left to do would be counted as well.
      await finishJobs();
      const inAllOf = (content: string) =>
        writesInAll(() => author.call(posts.create, { body: { content } }));
      const site = `http://127.0.0.1:${config().PREVIEW_TEST_PORT}/page?title=Costs`;
      const plain = await inAllOf('Look');
      const linkTo = (link: string) => inAllOf(`Look ${link}`);
      const costs = [await linkTo(site), await linkTo(`${site}&image=/picture.png`), await linkTo(site)];
      expect(costs.map((cost) => cost - plain)).toEqual([4, 5, 0]);
    },
  );

  it('a share 9 WRU as the SPA sends it', async () => {
    const request = { body: { content: 'Well said', shared: post._id }, headers: key() };
    const shared = await reader.call(posts.create, request);
    expectWithin(shared, budgetOf('posts.create', 'of a share'));
  });

  it('a feed page of 20 polls on which the viewer has voted: 8 RRU and 3 calls', async () => {
    const poll = { options: ['One', 'Two', 'Three', 'Four', 'Five'].map((option) => option.repeat(10)) };
    const body = { content: 'A long post that fills its page of the feed. '.repeat(20), poll };
    for (let i = 0; i < 20; i += 1) {
      const { _id: postId } = (await author.call(posts.create, { body })).body;
      await reader.call(posts.vote, { params: { postId }, body: { option: 'option1' } });
      await reader.call(posts.like, { params: { postId }, body: { liked: true } });
    }
    expectWithin(await reader.call(posts.list), budgetOf('posts.list', 'of 20 polls'));
  });

  it('a page of projects with totals, however it is asked for: 12 RRU; one project: 7', async () => {
    const description = 'A project of an ordinary length. '.repeat(8);
    for (let i = 0; i < 14; i += 1) {
      const { _id: projectId } = await newProject(author, { description });
      await reader.call(projects.upvote, { params: { projectId } });
    }
    for (const sort of ['latest', 'oldest', 'upvotes'])
      for (const filter of [{}, { category: 'Software' }, { category: 'Software', stage: 'idea' }])
        for (const search of ['', 'p', 'ordinary proj'])
          for (const page of [1, 2]) {
            const query = { sort, search, page, ...filter };
            expectWithin(await reader.call(projects.list, { query }), budgetOf('projects.list'));
          }
    const { _id: projectId } = await newProject(author, { description });
    expectWithin(await reader.call(projects.get, { params: { projectId } }), budgetOf('projects.get'));
  }, 60_000);

  it('a save 5 WRU, 2 of them for the key, and a page of what is saved 12 RRU', async () => {
    const body = {
      content: 'A post of an ordinary length. '.repeat(10),
      poll: { options: ['One', 'Two'] },
    };
    for (let i = 0; i < SAVED_PAGE + 1; i += 1) {
      const { _id: postId } = await author.must(posts.create, { body });
      await reader.must(posts.vote, { params: { postId }, body: { option: 'option1' } });
      const project = await newProject(author);
      for (const thing of [
        { kind: 'posts', id: postId },
        { kind: 'projects', id: project._id },
        { kind: 'roles', id: savedRoleId(project._id, project.openRoles[0]?._id ?? '') },
      ] as const) {
        const request = { params: thing, headers: key() };
        expectWithin(await reader.call(saved.add, request), budgetOf('saved.add'));
        if (i > 0) continue;
        const removal = await reader.call(saved.remove, { ...request, headers: key() });
        expectWithin(removal, budgetOf('saved.remove'));
      }
    }
    for (const kind of ['posts', 'projects', 'roles'] as const) {
      const page = await reader.call(saved.list, { query: { kind } });
      expect(page.body).toHaveLength(SAVED_PAGE);
      expectWithin(page, budgetOf('saved.list'));
    }
  }, 60_000);

  it('a page of the largest projects: 24 RRU, in lists of projects and of a member, and less than 1 MB', async () => {
    const letters = (count: number) => '\u4e2d'.repeat(count);
    const role = (i: number) => ({ title: `${letters(30)}${i}`, description: letters(230), limit: 1 });
    const openRoles = Array.from({ length: 20 }, (_, i) => role(i));
    const largest = { name: letters(120), openRoles, category: 'Fitness' } as const;
    const founder = await newMember('founder');
    for (let i = 0; i < 24; i += 1) {
      const params = { projectId: (await newProject(founder, largest))._id };
      for (let n = 0; n < 3; n += 1)
        await reader.call(projects.addComment, { params, body: { text: letters(1_500) } });
    }
    const tooMuch = { ...largest, description: letters(2_000) };
    expect((await founder.call(projects.create, { body: projectInput(tooMuch) })).status).toBe(400);

    const params = { userId: founder.user._id };
    const page = await reader.call(projects.list, { query: { category: 'Fitness' } });
    expectWithin(page, budgetOf('projects.list', 'of the largest'));
    const founded = await reader.call(projects.byMember, { params, query: { limit: 12 } });
    expectWithin(founded, budgetOf('projects.byMember', 'of the largest'));
    const most = await reader.call(projects.list, { query: { category: 'Fitness', limit: 1_000 } });
    expectWithin(most, budgetOf('projects.list', 'of 24 of the largest'));
    expect(most.body.projects).toHaveLength(24);
    expect(JSON.stringify(most.body).length).toBeLessThan(1_000_000);
  }, 60_000);

  it('a new project 12 WRU, an upvote 8, a comment on it 8, an application 8, a renewed one 12, its acceptance 14', async () => {
    const seeker = await newMember('job_seeker');
    const created = await author.call(projects.create, { body: projectInput(), headers: key() });
    expectWithin(created, budgetOf('projects.create'));
    const { _id: projectId } = created.body.project;
    const params = { projectId };
    const upvoted = await reader.call(projects.upvote, { params, headers: key() });
    expectWithin(upvoted, budgetOf('projects.upvote'));
    const comment = { params, body: { text: 'Promising' }, headers: key() };
    expectWithin(await reader.call(projects.addComment, comment), budgetOf('projects.addComment'));
    const body = { roleTitle: 'Designer', message: 'I have drawn for fishers before. '.repeat(8) };
    const applied = await seeker.call(projects.apply, { params, body, headers: key() });
    expectWithin(applied, budgetOf('projects.apply'));
    const { _id: applicationId } = applied.body.application;
    const withdrawal = { params: { projectId, applicationId }, headers: key() };
    await seeker.call(projects.withdrawApplication, withdrawal);
    // Made again, it also leaves its place in the list of the seeker's own.
    const again = await seeker.call(projects.apply, { params, body, headers: key() });
    expectWithin(again, budgetOf('projects.apply', 'once more'));
    const answer = { params: { projectId, applicationId }, body: { status: 'accepted' }, headers: key() };
    const decided = await author.call(projects.decideApplication, answer);
    expectWithin(decided, budgetOf('projects.decideApplication'));
    expect((await projectFor(reader, projectId)).teamMembers).toHaveLength(2);
    expect((await applyFor(seeker, projectId)).status).toBe(400);
  });
});

describe.skipIf(!hasTable)(
  'what a call costs as its example makes it, with all that follows from it:',
  () => {
    let admin: Member;
    beforeAll(async () => {
      admin = await newAdmin();
    });

    it.each(routes.filter(({ method, name }) => method !== 'GET' && name !== OF_ALL))(
      '$name',
      async (route) => {
        const cast = await newCast(testedSystem().url, admin);
        await Promise.all([cast.host, ...cast.seekers, ...cast.founders].map(tellTimeZone));
        const [call] = (await prepareCalls(route, cast, 1)) ?? [];
        if (!call) throw new Error(`${route.name} cannot be called here`);
        const { caller, ...request } = call;
        // What earlier calls have left to do would be counted as well.
        await finishJobs();
        const before = await writesSoFar();
        const answer = await caller.call(route, { ...request, headers: key() });
        const { budget } = exampleOf(route.name);
        expectWithin(answer, budget);
        if (budget.inAll !== undefined)
          expect((await writesSoFar()) - before).toBeLessThanOrEqual(budget.inAll);
      },
    );
  },
);

describe.skipIf(!hasTable)('what calls cost with all that follows from them', () => {
  // What earlier tests have left to do would be counted as well.
  beforeAll(finishJobs, 60_000);

  it('a like and its unlike 16 WRU, 2 of them for the key, a post of five words 37, a comment 17', async () => {
    const { _id: postId } = await author.post('Something to talk about');
    const params = { postId };
    for (const liked of [true, false]) {
      const request = { params, body: { liked }, headers: key() };
      expect(await writesInAll(() => reader.call(posts.like, request))).toBeLessThanOrEqual(
        inAll(budgetOf('posts.like')),
      );
    }
    const words = { body: { content: 'A post of an ordinary length. '.repeat(10) }, headers: key() };
    expect(await writesInAll(() => author.call(posts.create, words))).toBeLessThanOrEqual(
      inAll(budgetOf('posts.create')),
    );
    for (let i = 0; i < 3; i += 1) {
      const request = { params, body: { content: 'A comment of an ordinary length.' }, headers: key() };
      const writes = await writesInAll(() => reader.call(posts.addComment, request));
      expect(writes).toBeLessThanOrEqual(inAll(budgetOf('posts.addComment')));
    }
  });

  it('a post is found by its first sixty words, which costs 420 WRU when each has eight letters', async () => {
    const words = Array.from({ length: 300 }, () => freshUsername().slice(0, 8));
    const ofSixty = await writesInAll(() =>
      author.call(posts.create, { body: { content: words.slice(0, 60).join(' ') } }),
    );
    const ofAll = await writesInAll(() =>
      author.call(posts.create, { body: { content: words.toReversed().join(' ') } }),
    );
    expect(ofSixty).toBeLessThanOrEqual(420);
    expect(ofAll).toBeLessThanOrEqual(420);
  });

  it('a reply 28 WRU where post and comment are by two members, its deletion 29', async () => {
    const params = { postId: (await author.post('Something to talk about'))._id };
    const [content, writer] = ['A comment of an ordinary length.', await newMember()];
    await tellTimeZone(writer);
    const { comments } = await writer.must(posts.addComment, { params, body: { content } });
    const request = { params, body: { content, replyTo: comments[0]?._id ?? '' }, headers: key() };
    let commentId = '';
    const added = await writesInAll(async () => {
      const answer = await reader.call(posts.addComment, request);
      commentId = answer.body.reply?._id ?? '';
      return answer;
    });
    expect(added).toBeLessThanOrEqual(inAll(budgetOf('posts.addComment', 'of a reply')));
    const deletion = { params: { ...params, commentId }, headers: key() };
    const deleted = await writesInAll(() => reader.call(posts.deleteComment, deletion));
    expect(deleted).toBeLessThanOrEqual(inAll(budgetOf('posts.deleteComment', 'of a reply')));
  });

  it('asking for a connection 13 WRU, its acceptance 22', async () => {
    const asker = await newMember('job_seeker');
    let requestId = '';
    const asked = await writesInAll(async () => {
      const answer = await asker.call(connections.request, {
        params: { userId: author.user._id },
        headers: key(),
      });
      requestId = answer.body.requestId;
      return answer;
    });
    expect(asked).toBeLessThanOrEqual(inAll(budgetOf('connections.request')));
    const acceptance = { params: { requestId }, headers: key() };
    const accepted = await writesInAll(() => author.call(connections.accept, acceptance));
    expect(accepted).toBeLessThanOrEqual(inAll(budgetOf('connections.accept')));
  });

  it('an application 16 WRU, its acceptance 35 where it fills the role', async () => {
    const seeker = await newMember('job_seeker');
    const { _id: projectId } = await newProject(author);
    let applicationId = '';
    const body = { roleTitle: 'Designer', message: 'I have drawn for fishers before. '.repeat(8) };
    const applied = await writesInAll(async () => {
      const answer = await seeker.call(projects.apply, { params: { projectId }, body, headers: key() });
      applicationId = answer.body.application._id;
      return answer;
    });
    expect(applied).toBeLessThanOrEqual(inAll(budgetOf('projects.apply')));
    const answer = { params: { projectId, applicationId }, body: { status: 'accepted' }, headers: key() };
    const decided = await writesInAll(() => author.call(projects.decideApplication, answer));
    expect(decided).toBeLessThanOrEqual(inAll(budgetOf('projects.decideApplication')));
  });

  it('an upvote of a project 22 WRU, 20 of them at once 12 each', async () => {
    const { _id: projectId } = await newProject(author);
    const upvote = (member: Member) =>
      member.call(projects.upvote, { params: { projectId }, headers: key() });
    const most = inAll(budgetOf('projects.upvote', 'among hundreds'));
    expect(await writesInAll(() => upvote(reader))).toBeLessThanOrEqual(most);
    const members = await newMembers(20);
    const before = await writesSoFar();
    await Promise.all(members.map(upvote));
    expect(((await writesSoFar()) - before) / members.length).toBeLessThanOrEqual(12);
  });

  it('100 likes at once 8 WRU each, without keys', async () => {
    const { _id: postId } = await author.post('Liked by many at once');
    const before = await writesSoFar();
    const likes = await withCost(async () => {
      await Promise.all(
        Array.from({ length: 100 }, () => setLike(plainEffect, unrestrictedMember(newId()), postId, true)),
      );
      return cost().wru;
    });
    const following = (await writesSoFar()) - before;
    expect((likes + following) / 100).toBeLessThanOrEqual(8);
  });
});
