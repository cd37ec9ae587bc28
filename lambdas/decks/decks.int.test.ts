import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { DECK_LINK_VALID, DECK_OPENINGS_SHOWN, SECOND } from '../../shared/limits.ts';
import { decks as texts } from '../../shared/texts/decks/decks.ts';
import { media } from '../../shared/texts/media/media.ts';
import { eventually, freshUsername, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { settled } from '../testing/settled.ts';
import { connect } from '../testing/things/connections.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';
import { join, newProject } from '../testing/things/projects.ts';
import { uploadFile } from '../testing/things/uploads.ts';

expectInvariants();

const { auth, decks, hiding, interests, notifications, projects, users } = contract;

const PDF = dataUrl('application/pdf', FILES.pdf);

const set = (founder: Member, projectId: string, file = PDF, name = 'Tidewise deck.pdf') =>
  founder.call(decks.set, { params: { projectId }, body: { file, name } });

const share = (founder: Member, projectId: string, member: Member) =>
  founder.call(decks.addReader, { params: { projectId, memberId: member.user._id } });

const unshare = (founder: Member, projectId: string, member: Member) =>
  founder.call(decks.removeReader, { params: { projectId, memberId: member.user._id } });

const look = (member: Member, projectId: string) => member.must(decks.get, { params: { projectId } });

const open = (member: Member, projectId: string, headers = {}) =>
  member.call(decks.open, { params: { projectId }, headers });

const told = async (member: Member) =>
  (await member.call(notifications.list)).body.filter(({ type }) => type === 'deck_shared');

/** A founder with a project and its deck, and an investor who is interested in it. */
async function newScene() {
  const [founder, investor] = await Promise.all([newMember('founder'), newMember('investor')]);
  const project = await newProject(founder);
  const { _id: projectId } = project;
  await investor.must(interests.set, { params: { projectId }, body: {} });
  expect((await set(founder, projectId)).status).toBe(200);
  return { founder, investor, project, projectId };
}

async function sharedScene() {
  const scene = await newScene();
  expect((await share(scene.founder, scene.projectId, scene.investor)).status).toBe(200);
  return scene;
}

describe('the deck of a project', () => {
  it('is seen by the founder and by whom it is shared with, who are told what is noted', async () => {
    const { founder, investor, projectId } = await newScene();
    const nothing = { deck: null, notice: texts.notice, readers: [] };
    expect(await look(investor, projectId)).toEqual(nothing);
    await share(founder, projectId, investor);
    const deck = { name: 'Tidewise deck.pdf', size: FILES.pdf.length };
    expect(await look(investor, projectId)).toMatchObject({ deck, notice: texts.notice, readers: [] });
    expect(await look(founder, projectId)).toMatchObject({
      deck,
      readers: [{ member: { _id: investor.user._id }, mayOpen: true, openingCount: 0, openings: [] }],
    });
    expect(await look(await newMember('investor'), projectId)).toEqual(nothing);
  });

  it('is a PDF by its first bytes, and nothing else', async () => {
    const { founder, projectId } = await newScene();
    for (const [type, content] of [
      ['application/pdf', FILES.html],
      ['application/pdf', FILES.zip],
      ['text/plain', FILES.text],
    ] as const)
      expect(await set(founder, projectId, dataUrl(type, content))).toMatchObject({
        status: 400,
        body: { message: media.notADeck },
      });
    const path = await uploadFile(founder, 'deck', 'application/pdf', FILES.pdf);
    expect((await set(founder, projectId, path)).status).toBe(200);
  });

  it('is uploaded, shared and deleted by the founder alone', async () => {
    const { investor, projectId } = await sharedScene();
    for (const { status } of [
      await set(investor, projectId),
      await share(investor, projectId, investor),
      await unshare(investor, projectId, investor),
      await investor.call(decks.remove, { params: { projectId } }),
    ])
      expect(status).toBe(403);
  });

  it('is shared with interested investors and connections of the founder alone', async () => {
    const { founder, projectId } = await newScene();
    const other = await newMember('job_seeker');
    expect(await share(founder, projectId, other)).toMatchObject({
      status: 403,
      body: { message: texts.notEligible },
    });
    await connect(founder, other);
    expect((await share(founder, projectId, other)).status).toBe(200);
    expect((await open(other, projectId)).status).toBe(200);
  });
});

describe('opening a deck', () => {
  it('is noted for the founder, then gives a link that works for minutes, to save the file by its name', async () => {
    const { founder, investor, projectId } = await sharedScene();
    const { status, body } = await open(investor, projectId);
    expect(status).toBe(200);
    const { searchParams, pathname } = new URL(body.url);
    expect(searchParams.get('X-Amz-Expires')).toBe(String(DECK_LINK_VALID / SECOND));
    const file = await fetch(body.url);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(FILES.pdf);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="Tidewise deck.pdf"');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    // Nothing is served without the link, on whatever path.
    const [, key] = /(decks\/.*)$/.exec(pathname) ?? [];
    for (const path of [`/${key}`, `/media/${key}`, `/media/../${key}`, `/media/%2e%2e/${key}`]) {
      const answer = await investor.file(path);
      expect(answer.status === 200 && answer.headers.get('content-type') === 'application/pdf').toBe(false);
    }
    const { readers } = await look(founder, projectId);
    expect(readers).toMatchObject([{ openingCount: 1, openings: [expect.any(String)] }]);
    expect(Math.abs(Date.parse(readers[0]?.openings[0] ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('is refused to whom it is not shared with, as if there were none', async () => {
    const { founder, investor, projectId } = await newScene();
    expect(await open(investor, projectId)).toMatchObject({ status: 404, body: { message: texts.notFound } });
    await founder.must(decks.remove, { params: { projectId } });
    expect((await open(founder, projectId)).status).toBe(404);
  });

  it('is refused at once when it is shared no longer, and what was opened stays known', async () => {
    const { founder, investor, projectId } = await sharedScene();
    await open(investor, projectId);
    for (const _ of [1, 2]) expect((await unshare(founder, projectId, investor)).status).toBe(200);
    expect((await open(investor, projectId)).status).toBe(404);
    expect((await look(investor, projectId)).deck).toBeNull();
    expect((await look(founder, projectId)).readers).toMatchObject([{ mayOpen: false, openingCount: 1 }]);
    await share(founder, projectId, investor);
    expect((await open(investor, projectId)).status).toBe(200);
    expect((await look(founder, projectId)).readers).toMatchObject([{ mayOpen: true, openingCount: 2 }]);
  });

  it('by its founder is not noted', async () => {
    const { founder, projectId } = await sharedScene();
    expect((await open(founder, projectId)).status).toBe(200);
    expect((await look(founder, projectId)).readers).toMatchObject([{ openingCount: 0 }]);
  });

  it('under one key is noted once, and refused where it is shared no longer', async () => {
    const { founder, investor, projectId } = await sharedScene();
    const headers = { 'idempotency-key': freshUsername() };
    for (const _ of [1, 2]) expect((await open(investor, projectId, headers)).status).toBe(200);
    expect((await look(founder, projectId)).readers).toMatchObject([{ openingCount: 1 }]);
    await unshare(founder, projectId, investor);
    expect((await open(investor, projectId, headers)).status).toBe(404);
  });

  it('fifty times at once is counted as often as it was answered, with the newest times', async () => {
    const { founder, investor, projectId } = await sharedScene();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(investor, projectId)));
    const opened = answers.filter(({ status }) => status === 200).length;
    expect(opened).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409, 429, 503]).toContain(status);
    const [reader] = (await look(founder, projectId)).readers;
    expect(reader?.openingCount).toBe(opened);
    expect(reader?.openings).toHaveLength(Math.min(DECK_OPENINGS_SHOWN, opened));
  });
});

describe('sharing', () => {
  it('tells the reader, until it ends', async () => {
    const { founder, investor, project, projectId } = await sharedScene();
    await eventually(async () =>
      expect(await told(investor)).toMatchObject([
        { content: `${founder.user.name} shared the deck of "${project.name}" with you` },
      ]),
    );
    await unshare(founder, projectId, investor);
    await eventually(async () => expect(await told(investor)).toEqual([]));
  });

  it('and ending it fifty times at once leaves the reader in or out, once', async () => {
    const { founder, investor, projectId } = await newScene();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? unshare : share)(founder, projectId, investor)),
    );
    for (const { status } of answers) expect([200, 409, 429, 503]).toContain(status);
    const { readers } = await look(founder, projectId);
    const isIn = readers.length === 1;
    expect(readers.length).toBeLessThanOrEqual(1);
    expect((await open(investor, projectId)).status).toBe(isIn ? 200 : 404);
  });
});

describe('another deck', () => {
  it('takes the place of the one before for the same readers, whose file goes', async () => {
    const { founder, investor, projectId } = await sharedScene();
    const first = (await open(investor, projectId)).body.url;
    await set(
      founder,
      projectId,
      dataUrl('application/pdf', Buffer.from('%PDF-1.7\nsecond\n%%EOF\n')),
      'New',
    );
    const second = (await open(investor, projectId)).body.url;
    expect(await (await fetch(second)).text()).toContain('second');
    expect((await look(investor, projectId)).deck).toMatchObject({ name: 'New.pdf' });
    await finishJobs();
    expect((await fetch(first)).ok).toBe(false);
    expect((await fetch(second)).ok).toBe(true);
  });

  it('after the deck was deleted is shared with nobody', async () => {
    const { founder, investor, projectId } = await sharedScene();
    const { url } = (await open(investor, projectId)).body;
    for (const _ of [1, 2]) await founder.must(decks.remove, { params: { projectId } });
    expect(await look(founder, projectId)).toMatchObject({ deck: null, readers: [] });
    await finishJobs();
    expect((await fetch(url)).ok).toBe(false);
    await set(founder, projectId);
    expect((await open(investor, projectId)).status).toBe(404);
  });
});

describe('hidden and gone', () => {
  it('whoever is blocked opens nothing', async () => {
    const { founder, investor, projectId } = await sharedScene();
    await founder.must(hiding.block, { params: { userId: investor.user._id } });
    expect((await open(investor, projectId)).status).toBe(404);
    expect((await look(founder, projectId)).readers).toEqual([]);
  });

  it('whoever leaves is taken out of the readers', async () => {
    const { founder, investor, projectId } = await sharedScene();
    await investor.must(users.delete, {
      params: { username: investor.user.username },
      body: { password: PASSWORD },
    });
    await settled();
    await eventually(async () => expect((await look(founder, projectId)).readers).toEqual([]));
  });

  it('a deleted project takes its deck along, and the file', async () => {
    const { founder, investor, project, projectId } = await sharedScene();
    const { url } = (await open(investor, projectId)).body;
    await founder.must(projects.delete, { params: { projectId }, body: { name: project.name } });
    await settled();
    await finishJobs();
    expect((await fetch(url)).ok).toBe(false);
    await eventually(async () => expect(await told(investor)).toEqual([]));
  });
});

describe('the deck of a project that is handed over', () => {
  /** A project whose deck is shared with an investor, and with a member of its team who has become a founder. */
  async function givenScene() {
    const scene = await sharedScene();
    const { founder, projectId } = scene;
    const heir = await newMember('job_seeker');
    await join(founder, heir, projectId);
    await heir.must(auth.updateRole, { body: { userRole: 'founder' } });
    await connect(founder, heir);
    expect((await share(founder, projectId, heir)).status).toBe(200);
    return { ...scene, heir };
  }

  const give = (by: Member, projectId: string, to: Member) =>
    by.must(projects.handOver, { params: { projectId }, body: { memberId: to.user._id } });

  const leave = (member: Member) =>
    member.must(users.delete, {
      params: { username: member.user.username },
      body: { password: PASSWORD },
    });

  it('goes along with its readers and their openings, but for the new founder, who reads their own', async () => {
    const { founder, heir, investor, projectId } = await givenScene();
    const before = (await open(investor, projectId)).body.url;
    await give(founder, projectId, heir);
    await settled();
    expect(await look(heir, projectId)).toMatchObject({
      deck: { name: 'Tidewise deck.pdf', size: FILES.pdf.length },
      readers: [{ member: { _id: investor.user._id }, mayOpen: true, openingCount: 1 }],
    });
    expect((await open(founder, projectId)).status).toBe(404);
    expect((await set(founder, projectId)).status).toBe(403);
    await finishJobs();
    expect((await fetch(before)).ok).toBe(false);
    for (const member of [investor, heir]) {
      const answer = await fetch((await open(member, projectId)).body.url);
      expect(answer.headers.get('content-disposition')).toContain('Tidewise deck.pdf');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(FILES.pdf);
    }
  });

  it('stays when the founder before leaves Hearth', async () => {
    const { founder, heir, investor, projectId } = await givenScene();
    await give(founder, projectId, heir);
    await settled();
    await leave(founder);
    await finishJobs();
    expect((await fetch((await open(investor, projectId)).body.url)).ok).toBe(true);
  });

  it('comes back with the project', async () => {
    const { founder, heir, investor, projectId } = await givenScene();
    await give(founder, projectId, heir);
    await settled();
    await give(heir, projectId, founder);
    await settled();
    await finishJobs();
    expect((await fetch((await open(investor, projectId)).body.url)).ok).toBe(true);
    expect((await fetch((await open(founder, projectId)).body.url)).ok).toBe(true);
  });

  it('is a file of its founder or nothing when the founder before leaves at the same moment', async () => {
    const { founder, heir, investor, projectId } = await givenScene();
    await give(founder, projectId, heir);
    await leave(founder);
    await finishJobs();
    const { deck } = await look(heir, projectId);
    const { status, body } = await open(investor, projectId);
    expect(status).toBe(deck ? 200 : 404);
    if (deck) expect((await fetch(body.url)).ok).toBe(true);
  });
});
