import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { ARCHIVE_EVERY, ARCHIVE_KEPT, ARCHIVE_LINK_VALID, HOUR, SECOND } from '../../shared/limits.ts';
import { archive as texts } from '../../shared/texts/account/archive.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { readPasskeys } from '../factors/passkeys/passkeys.ts';
import { readAccount } from '../http/session/accounts.ts';
import { enqueue } from '../jobs/queue.ts';
import { listed } from '../media/bucket.ts';
import { exportFolder } from '../media/file-keys.ts';
import { update } from '../table/table.ts';
import { Client, eventually, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { mailsTo, newConfirmedMember } from '../testing/services/outbox.ts';
import { settled } from '../testing/settled.ts';
import { hasTable } from '../testing/system.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';
import { live } from '../testing/things/life.ts';
import { isWebp } from '../testing/things/pictures.ts';
import { apply, applyFor, join, newProject } from '../testing/things/projects.ts';
import { writeArchive } from './store/archives.ts';
import { archiveKeys } from './store/keys.ts';

expectInvariants();

const { request, get } = contract.archive;
const { users } = contract;

/** Everything in the file that a link leads to, by name. */
async function download(url: string | undefined) {
  const response = await fetch(url ?? '');
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { response, files, text, json: (name: string) => JSON.parse(text(name)) };
}

/** What is said of a member's data once the file is there. */
async function whenReady(member: Member) {
  await eventually(async () => expect(await member.call(get)).toMatchObject({ body: { state: 'ready' } }));
  return (await member.call(get)).body;
}

async function requested(member: Member) {
  expect(await member.call(request)).toMatchObject({ status: 202, body: { state: 'running' } });
  return whenReady(member);
}

/** Makes a member's archive older than it is. */
async function age({ user }: Member, milliseconds: number): Promise<void> {
  const at = new Date(Date.now() - milliseconds).toISOString();
  await update(archiveKeys.archive(user._id), {
    update: 'SET requestedAt = :at, readyAt = :at',
    values: { ':at': at },
  });
}

const filesOf = async ({ user }: Member) => (await listed(exportFolder(user._id))).keys;

describe('the data of a member', () => {
  it('is nothing before it is asked for, and a file to download a moment later', async () => {
    const member = await newMember('founder');
    expect(await member.call(get)).toMatchObject({ status: 200, body: { state: 'none' } });
    const { bytes, ...ready } = await requested(member);
    expect(ready).toMatchObject({ state: 'ready', url: expect.stringContaining('.zip') });
    expect(Date.parse(ready.validUntil ?? '') - Date.parse(ready.readyAt ?? '')).toBe(ARCHIVE_KEPT);
    expect(Date.parse(ready.nextAt ?? '') - Date.parse(ready.requestedAt ?? '')).toBe(ARCHIVE_EVERY);
    const { response } = await download(ready.url);
    expect(Number(response.headers.get('content-length'))).toBe(bytes);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="hearth-${member.user.username}-\\d{4}-\\d\\d-\\d\\d.zip"$`),
    );
  });

  it('is all that they have done, with their files, in words of people', async () => {
    const [me, friend, founder] = await Promise.all([
      newMember('job_seeker'),
      newMember('investor'),
      newMember('founder'),
    ]);
    await live(me, friend, founder);
    const { files, text, json } = await download((await requested(me)).url);

    expect(json('profile.json')).toMatchObject({
      username: me.user.username,
      email: me.user.email,
      recoveryEmail: me.user.email,
      headline: 'Here',
    });
    expect(json('posts.json')).toMatchObject([
      { content: 'Mine, edited', earlier: [{ content: 'Mine' }], likeCount: 1, commentCount: 1 },
    ]);
    const theirs = { author: friend.user.name, content: 'Theirs' };
    expect(json('comments.json')).toMatchObject([
      {
        content: 'An answer',
        post: theirs,
        inReplyTo: { writer: friend.user.name, content: 'A comment of a friend' },
      },
      { content: 'Well said', post: theirs },
    ]);
    expect(json('likes.json')).toMatchObject([{ post: theirs }]);
    expect(json('votes.json')).toMatchObject([{ vote: 'One', post: theirs }]);
    expect(json('comment-reactions.json')).toMatchObject([
      { reaction: 'like', comment: { writer: friend.user.name, content: 'A comment of a friend' } },
    ]);
    expect(json('connections.json')).toMatchObject([{ username: friend.user.username }]);
    expect(json('connection-requests.json')).toMatchObject([
      { request: 'received', member: { username: founder.user.username } },
    ]);
    const project = { name: 'Tidewise' };
    expect(json('former-teams.json')).toMatchObject([{ role: 'Designer', removed: false, project }]);
    expect(json('applications.json')).toMatchObject([{ roleTitle: 'Designer', status: 'pending', project }]);
    expect(json('project-comments.json')).toMatchObject([{ text: 'Nice', project }]);
    expect(json('project-upvotes.json')).toMatchObject([{ project }]);
    expect(json('notifications.json').map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['post_like', 'post_comment', 'connection_request', 'application_accepted']),
    );
    expect(json('reports.json')).toMatchObject([{ kind: 'post', reason: 'spam', text: 'Look at this' }]);
    expect(json('sessions.json')).toHaveLength(1);
    expect(json('passkeys.json')).toMatchObject([{ name: 'Laptop' }]);

    const { profilePicture } = json('profile.json');
    const shown = [profilePicture, json('posts.json')[0].images[0].url];
    for (const path of shown) expect(isWebp(files[path.slice(1)] ?? new Uint8Array())).toBe(true);
    // Smaller copies are of no use to anybody.
    expect(Object.keys(files).filter((name) => name.startsWith('media/'))).toHaveLength(shown.length);
    const names = Object.keys(files).filter((name) => !name.startsWith('media/'));
    for (const name of names.filter((one) => one !== 'README.txt'))
      expect(text('README.txt')).toContain(name);
  });

  it.skipIf(!hasTable)('tells nothing of members who have blocked them since', async () => {
    const [me, friend, founder] = await Promise.all([
      newMember('job_seeker'),
      newMember('investor'),
      newMember('founder'),
    ]);
    await live(me, friend, founder);
    for (const other of [friend, founder])
      await other.call(contract.hiding.block, { params: { userId: me.user._id } });
    await finishJobs();
    const { files, text, json } = await download((await requested(me)).url);
    const all = Object.keys(files).map(text).join();
    for (const words of ['Theirs', 'A comment of a friend', 'Tidewise']) expect(all).not.toContain(words);
    expect(json('comments.json')).toMatchObject([
      { content: 'An answer', inReplyTo: { _id: expect.any(String) } },
      { content: 'Well said', post: { _id: expect.any(String) } },
    ]);
  });

  it('holds a founded project in full, without what others have written to its founder', async () => {
    const [founder, seeker] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
    const { _id } = await newProject(founder);
    await applyFor(seeker, _id, 'Designer', 'Between the two of us');
    const params = { projectId: _id };
    await founder.must(contract.projects.addUpdate, { params, body: { text: 'It floats' } });
    await founder.must(contract.projects.setStatus, { params, body: { status: 'closed' } });
    const { files, text, json } = await download((await requested(founder)).url);
    expect(json('projects.json')).toMatchObject([
      { _id, yourRole: 'Founder', description: 'Fish', openRoles: [{ limit: 1 }] },
    ]);
    expect(json('projects.json')).toMatchObject([{ status: 'closed' }]);
    expect(json('project-updates.json')).toMatchObject([{ projectId: _id, text: 'It floats' }]);
    expect(Object.keys(files).map(text).join()).not.toContain('Between the two of us');
  });

  it('holds how a founder has declined, and the decks of their projects', async () => {
    const [founder, seeker] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
    const { _id: projectId } = await newProject(founder);
    const body = { file: dataUrl('application/pdf', FILES.pdf), name: 'Deck.pdf' };
    await founder.must(contract.decks.set, { params: { projectId }, body });
    const params = await apply(seeker, projectId);
    await founder.must(contract.projects.decideApplication, {
      params,
      body: { status: 'rejected', reason: 'timing', note: 'In spring, please' },
    });
    await settled();
    const { files, json } = await download((await requested(founder)).url);
    expect(json('application-notes.json')).toEqual([
      {
        project: { _id: projectId, name: 'Tidewise' },
        roleTitle: 'Designer',
        declineReason: 'timing',
        declineNote: 'In spring, please',
      },
    ]);
    const [{ file }] = json('decks.json');
    expect(Buffer.from(files[file.slice(1)] ?? [])).toEqual(FILES.pdf);
  });

  it('holds the updates of a project that its founder has handed over and left', async () => {
    const [founder, heir] = await Promise.all([newMember('founder'), newMember('job_seeker')]);
    const { _id: projectId } = await newProject(founder);
    const params = { projectId };
    await founder.must(contract.projects.addUpdate, { params, body: { text: 'It floats' } });
    await join(founder, heir, projectId);
    await heir.must(contract.auth.updateRole, { body: { userRole: 'founder' } });
    await founder.must(contract.projects.handOver, { params, body: { memberId: heir.user._id } });
    await founder.must(contract.projects.leave, { params });
    const { json } = await download((await requested(founder)).url);
    expect(json('project-updates.json')).toMatchObject([{ projectId, text: 'It floats' }]);
  });

  it.skipIf(!hasTable)('holds nothing that opens the account, and no key of the table', async () => {
    const me = await newMember('job_seeker');
    await live(me, await newMember('investor'), await newMember('founder'));
    const account = await readAccount(me.user._id);
    const [passkey] = await readPasskeys(me.user._id);
    const { files, text } = await download((await requested(me)).url);
    const all = Object.keys(files).map(text).join();
    for (const secret of [account?.passwordHash, passkey?.publicKey, passkey?.credentialId])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(/"(pk|sk|gsi1pk|gsi1sk|ttl|passwordHash|counter)"/);
    expect(all).not.toContain(`MEMBER#`);
  });

  it('is empty lists for somebody who has just come', async () => {
    const member = await newMember();
    const { files, json } = await download((await requested(member)).url);
    const lists = Object.keys(files).filter((name) =>
      /^(?!profile|sessions|recovery-codes|preferences).*\.json$/.test(name),
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const name of lists) expect([name, json(name)]).toEqual([name, []]);
  });
});

describe('asking for it', () => {
  it.skipIf(!hasTable)('is told by mail when it is ready, with a link to the settings', async () => {
    const member = await newConfirmedMember();
    await requested(member);
    const [mail] = await mailsTo(member.user.email);
    expect(mail).toMatchObject({ subject: mails.archiveReady.subject });
    expect(mail?.text).toContain('/settings#your-data');
    expect(mail?.text).not.toContain('.zip');
  });

  it('twice at once, in two tabs, makes one file and one mail', async () => {
    const member = hasTable ? await newConfirmedMember() : await newMember();
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.call(request)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 202));
    await whenReady(member);
    if (!hasTable) return;
    const sent = await mailsTo(member.user.email);
    expect(sent.filter(({ subject }) => subject === mails.archiveReady.subject)).toHaveLength(1);
    expect(await filesOf(member)).toHaveLength(1);
  });

  it('again under the same Idempotency-Key is no second time', async () => {
    const member = await newMember();
    const headers = { 'idempotency-key': 'archive-1' };
    expect((await member.call(request, { headers })).status).toBe(202);
    const { url: _, ...shown } = await whenReady(member);
    expect(await member.call(request, { headers })).toMatchObject({ status: 202, body: shown });
  });

  it('on the same day is refused, and says from when on it is not', async () => {
    const member = await newMember();
    await requested(member);
    const again = await member.call(request);
    expect(again).toMatchObject({ status: 429, body: { code: 'ARCHIVE_TOO_SOON', message: texts.tooSoon } });
    const seconds = Number(again.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan((ARCHIVE_EVERY - HOUR) / SECOND);
    expect(seconds).toBeLessThanOrEqual(ARCHIVE_EVERY / SECOND);
  });

  it.skipIf(!hasTable)('on the next day is possible, and the earlier file goes', async () => {
    const member = await newMember();
    const first = await requested(member);
    await age(member, ARCHIVE_EVERY);
    expect(await member.call(get)).toMatchObject({ body: { state: 'none' } });
    const second = await requested(member);
    expect(new URL(second.url ?? '').pathname).not.toBe(new URL(first.url ?? '').pathname);
    expect((await fetch(first.url ?? '')).status).toBe(404);
    expect(await filesOf(member)).toHaveLength(1);
  });

  it.skipIf(!hasTable)('is possible again a day after one that has failed, or has hung', async () => {
    const member = await newMember();
    await requested(member);
    const change = (state: string) =>
      update(archiveKeys.archive(member.user._id), {
        update: 'SET #state = :state',
        names: { '#state': 'state' },
        values: { ':state': state },
      });
    await change('failed');
    expect(await member.call(get)).toMatchObject({ body: { state: 'failed', nextAt: expect.any(String) } });
    expect((await member.call(request)).status).toBe(429);
    await age(member, ARCHIVE_EVERY);
    expect(await requested(member)).toMatchObject({ state: 'ready' });
    await change('running');
    await age(member, ARCHIVE_EVERY);
    expect(await member.call(get)).toMatchObject({ body: { state: 'failed' } });
    expect(await requested(member)).toMatchObject({ state: 'ready' });
  });
});

describe('the link', () => {
  it('works for an hour, for this file alone, and another look gives another one', async () => {
    const member = await newMember();
    const { url = '' } = await requested(member);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe(String(ARCHIVE_LINK_VALID / SECOND));
    const unsigned = new URL(url);
    unsigned.search = '';
    expect((await fetch(unsigned)).status).toBe(403);
    expect((await fetch(url.replace('.zip', '.zip2'))).status).toBe(403);
    expect(new Client().url(unsigned.pathname).pathname).not.toMatch(/^\/media/);
  });

  it('is for its member alone', async () => {
    const [member, other] = await Promise.all([newMember(), newMember()]);
    await requested(member);
    expect(await other.call(get)).toMatchObject({ body: { state: 'none' } });
    expect(await new Client().call(get)).toMatchObject({ status: 401 });
    expect(await new Client().call(request)).toMatchObject({ status: 401 });
  });

  it.skipIf(!hasTable)('is gone after a day', async () => {
    const member = await newMember();
    await requested(member);
    await age(member, ARCHIVE_KEPT + SECOND);
    const { body } = await member.call(get);
    expect(body).toEqual({ state: 'none' });
  });
});

describe.skipIf(!hasTable)('a member who leaves', () => {
  const leave = (member: Member) =>
    member.call(users.delete, { params: { username: member.user.username }, body: { password: PASSWORD } });

  it('takes the file along', async () => {
    const member = await newMember();
    await requested(member);
    expect((await leave(member)).status).toBe(200);
    await finishJobs();
    expect(await filesOf(member)).toEqual([]);
  });

  it('while it is being written leaves no file behind', async () => {
    const member = await newMember();
    await Promise.all([member.call(request), leave(member)]);
    await finishJobs();
    await enqueue({ jobId: `${writeArchive.name}#${member.user._id}`, queue: writeArchive.queue });
    await finishJobs();
    expect(await filesOf(member)).toEqual([]);
  });
});
