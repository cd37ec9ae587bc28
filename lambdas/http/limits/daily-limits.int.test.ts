import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { DAILY, DAY, MB } from '../../../shared/limits.ts';
import { limitReached } from '../../../shared/texts/daily-limits.ts';
import { config } from '../../config.ts';
import { newId } from '../../table/ids.ts';
import { callHere as call } from '../../testing/calls/call-here.ts';
import { freshUsername, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';
import { newProject, projectInput } from '../../testing/things/projects.ts';
import { countUses } from './daily-limits.ts';

const { auth, posts, projects, uploads, users } = contract;

describe.skipIf(!hasTable)('what one member may do in a day', () => {
  beforeAll(() => {
    config().DAILY_LIMITS_FACTOR = 1;
  });

  it('leaves nothing behind of a call that is one too many, not even a number of a project', async () => {
    const founder = await newMember('founder');
    const create = () => call(projects.create, founder, { body: projectInput() });
    for (let i = 0; i < DAILY.projects.first; i += 1) expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(429);
    const mine = { params: { userId: founder.user._id } };
    expect((await founder.call(projects.byMember, mine)).body.projects).toHaveLength(DAILY.projects.first);
  });

  it('counts a call once that is repeated under its key, and answers the repeat when the limit is reached', async () => {
    const member = await newMember('founder');
    const given = { body: projectInput(), headers: { 'idempotency-key': freshUsername() } };
    const first = await call(projects.create, member, given);
    for (let i = 0; i < DAILY.projects.first; i += 1)
      expect((await call(projects.create, member, given)).body.project._id).toBe(first.body.project._id);
    for (let i = 1; i < DAILY.projects.first; i += 1)
      expect((await call(projects.create, member, { body: projectInput() })).status).toBe(201);
    expect((await call(projects.create, member, { body: projectInput() })).status).toBe(429);
    expect((await call(projects.create, member, given)).status).toBe(201);
  });

  it('is a number of uploads and of their bytes', async () => {
    const [many, large] = await Promise.all([newMember(), newMember()]);
    const picture = { kind: 'avatar', contentType: 'image/png', size: 1_000 };
    for (let i = 0; i < DAILY.uploads.first; i += 1)
      expect((await call(uploads.create, many, { body: picture })).status).toBe(200);
    expect((await call(uploads.create, many, { body: picture })).status).toBe(429);

    const video = { kind: 'video', contentType: 'video/mp4', size: 100 * MB };
    for (let i = 0; i < DAILY.uploadBytes.first / video.size; i += 1)
      expect((await call(uploads.create, large, { body: video })).status).toBe(200);
    expect((await call(uploads.create, large, { body: picture })).status).toBe(429);
  });

  it('is a number of changes, of texts, of roles, and of what stands beside all that one has written', async () => {
    const [founder, member] = await Promise.all([newMember('founder'), newMember()]);
    const params = { postId: (await member.post('Quiet'))._id };
    const { body } = await member.call(posts.addComment, { params, body: { content: 'First' } });
    const comment = { ...params, commentId: body.comments[0]?._id ?? '' };
    const project = { projectId: (await newProject(founder))._id };
    const edit = (nth: number) =>
      call(posts.editComment, member, { params: comment, body: { content: `Edit ${nth}` } });
    const change = (nth: number) => call(users.updateProfile, member, { body: { about: `About ${nth}` } });
    const rename = (nth: number) => call(users.updateProfile, founder, { body: { name: `Ada ${nth}` } });
    const update = (nth: number) =>
      call(projects.update, founder, { params: project, body: { description: `Text ${nth}` } });
    const setRole = (nth: number) =>
      call(auth.updateRole, member, { body: { userRole: nth % 2 ? 'founder' : 'investor' } });
    const statuses = async (
      times: number,
      act: (nth: number) => Promise<{ status: number; body: object }>,
    ) => {
      const answers = [];
      for (let i = 0; i < times; i += 1) answers.push(await act(i));
      return answers;
    };
    const { edits, renames, roleChanges } = DAILY;
    for (const [most, act, kind] of [
      [roleChanges.first, setRole, 'roleChanges'],
      [renames.first, rename, 'renames'],
      // Edits of the same member add up, whatever they change; of a rename that was refused as well.
      [edits.first - renames.first - 1, update, 'edits'],
      [edits.first / 2, edit, undefined],
      [edits.first / 2, change, 'edits'],
    ] as const) {
      const answers = await statuses(most, act);
      expect(new Set(answers.map(({ status }) => status)), kind).toEqual(new Set([200]));
      if (kind)
        expect(await act(most), kind).toMatchObject({
          status: 429,
          body: {
            code: 'DAILY_LIMIT',
            message: expect.stringContaining(limitReached(kind, DAY).slice(0, 30)),
          },
        });
    }
  }, 60_000);

  it('does not count a profile as renamed that is sent as it stands', async () => {
    const member = await newMember();
    const { name } = member.user;
    for (let i = 0; i <= DAILY.renames.first; i += 1)
      expect((await call(users.updateProfile, member, { body: { name, about: `About ${i}` } })).status).toBe(
        200,
      );
  });

  it('is a number of changes of the address, and none of a profile that keeps it', async () => {
    const [member, other] = await Promise.all([newMember(), newMember()]);
    const change = async (body: object) =>
      (await call(users.updateProfile, member, { body: { currentPassword: PASSWORD, ...body } })).status;
    const moved = () => change({ email: `${freshUsername()}@example.com` });
    expect(await change({ email: other.user.email })).toBe(200);
    for (let i = 1; i < DAILY.emailChanges.first; i += 1) expect(await moved()).toBe(200);
    expect(await moved()).toBe(429);
    expect(await change({ email: other.user.email })).toBe(429);
    const { email } = (await member.call(auth.me)).body;
    expect(await change({ email: email.toUpperCase(), headline: 'Still here' })).toBe(200);
  });

  it.each([
    ['first', DAY - 1],
    ['later', DAY],
    ['standing', 31 * DAY],
  ] as const)('grows with the age of the account: %s', async (tier, age) => {
    const now = Date.now();
    const memberId = newId(now - age);
    const most = DAILY.applications[tier];
    for (let i = 0; i < most; i += 1) await countUses(memberId, [{ kind: 'applications', by: 1 }], now);
    await expect(countUses(memberId, [{ kind: 'applications', by: 1 }], now)).rejects.toMatchObject({
      status: 429,
    });
    // Other kinds, and other days, are counted apart.
    await countUses(memberId, [{ kind: 'posts', by: 1 }], now);
    await countUses(memberId, [{ kind: 'applications', by: 1 }], now + DAY);
  });
});
