import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { LOGO_BYTES } from '../../shared/limits.ts';
import { media as texts } from '../../shared/texts/media/media.ts';
import { profile } from '../../shared/texts/members/profile.ts';
import { errors } from '../../shared/texts.ts';
import { isOfKind, openJobs } from '../jobs/store.ts';
import { dropMedia } from '../media/cleanup.ts';
import { mediaJobKinds } from '../media/dropped-files.ts';
import { shownByProfile } from '../members/shown-files.ts';
import { type Member, newMember } from '../testing/calls/client.ts';
import { hasTable } from '../testing/system.ts';
import { dataUrl, FILES, pngOf } from '../testing/things/files.ts';
import { isWebp, pictureOf } from '../testing/things/pictures.ts';
import { uploadFile } from '../testing/things/uploads.ts';

const { updateProfile } = contract.users;
const { me } = contract.auth;

const PNG = dataUrl('image/png', FILES.png);

const change = (member: Member, body: object, key?: string) =>
  member.call(updateProfile, { body, ...(key && { headers: { 'idempotency-key': key } }) });

const statusOf = async (member: Member, path: string) => (await member.file(path)).status;

/** What is open to be deleted of a member's files; nothing is known of a deployed table. */
async function openDrops({ user }: Member) {
  const jobs = hasTable ? await openJobs(Date.now() + 1_000) : [];
  return jobs.flatMap((job) =>
    isOfKind(mediaJobKinds.dropMedia, job) && job.about.memberId === user._id ? [job.about] : [],
  );
}

/** Does now what the worker does minutes after a member's changes. */
async function cleanUp(member: Member): Promise<void> {
  for (const drop of await openDrops(member)) await dropMedia([shownByProfile])(drop);
}

describe('a picture of a profile', () => {
  it.each([
    ['a data URL', async () => PNG],
    ['an upload', (member: Member) => uploadFile(member, 'avatar', 'image/png', FILES.png)],
  ])('is taken from %s and served to everybody for good, shown and never run', async (_, sourceFor) => {
    const member = await newMember();
    const { status, body } = await change(member, { profilePicture: await sourceFor(member) });
    expect(status).toBe(200);
    expect(body.profilePicture).toMatch(pictureOf(member.user._id));
    expect((await member.call(me)).body.profilePicture).toBe(body.profilePicture);

    const { headers, content } = await (await newMember()).file(body.profilePicture);
    expect(isWebp(content)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
    });
  });

  it('is what its bytes say, whatever its sender called it', async () => {
    const member = await newMember();
    const { body } = await change(member, {
      profilePicture: dataUrl('text/html', FILES.gif),
      bannerImg: await uploadFile(member, 'banner', 'image/png', FILES.webp),
    });
    for (const path of [body.profilePicture, body.bannerImg]) {
      const { headers, content } = await member.file(path);
      expect([headers.get('content-type'), isWebp(content)]).toEqual(['image/webp', true]);
    }
  });

  it('may stand at every place, one of them twice, and stays where it is sent back', async () => {
    const member = await newMember('founder');
    const job = { title: 'Engineer', company: 'X', startDate: '', endDate: null, description: '' };
    const school = { school: 'Y', fieldOfStudy: 'Z', startYear: null, endYear: null };
    const { body } = await change(member, {
      profilePicture: PNG,
      bannerImg: PNG,
      orgLogo: PNG,
      experience: [{ ...job, logo: PNG }, job],
      education: [{ ...school, logo: dataUrl('image/jpeg', FILES.jpeg) }],
    });
    expect(body.experience.map(({ logo }) => logo)).toEqual([body.orgLogo, '']);
    const paths = [body.profilePicture, body.bannerImg, body.orgLogo, body.education[0]?.logo ?? ''];
    expect(new Set(paths).size).toBe(4);
    for (const path of paths) expect(await statusOf(member, path)).toBe(200);

    const { profilePicture, experience, education } = body;
    expect((await change(member, { profilePicture, experience, education, about: 'New' })).body).toEqual({
      ...body,
      about: 'New',
    });
  });

  it('costs the table two small writes more than a change of words: its cleanup, and the count of the day', async () => {
    const member = await newMember();
    const words = await change(member, { headline: 'New' }, 'words');
    const picture = await change(member, { profilePicture: PNG }, 'picture');
    expect(picture.cost.rru).toBe(words.cost.rru);
    expect(picture.cost.wru - words.cost.wru).toBeLessThanOrEqual(2);
    expect(picture.cost.calls - words.cost.calls).toBe(2);
  });

  it('is cleared with ""', async () => {
    const member = await newMember();
    await change(member, { profilePicture: PNG, bannerImg: PNG });
    const { body } = await change(member, { profilePicture: '' });
    expect(body.profilePicture).toBe('');
    expect(body.bannerImg).not.toBe('');
  });

  it('may be set again after it was cleared, for as long as it is there', async () => {
    const member = await newMember();
    const { profilePicture } = (await change(member, { profilePicture: PNG })).body;
    await change(member, { profilePicture: '' });
    const again = await change(member, { profilePicture });
    expect(again.status).toBe(200);
    await cleanUp(member);
    expect(isWebp((await member.file(again.body.profilePicture)).content)).toBe(true);
    await change(member, { profilePicture: '' });
    await cleanUp(member);
    expect(await change(member, { profilePicture })).toMatchObject(
      hasTable ? { status: 400, body: { message: texts.gone } } : { status: 200 },
    );
  });

  it.each([
    ['a drawing that can carry scripts', dataUrl('image/svg+xml', FILES.svg), 400, texts.notAPicture],
    ['a drawing that is called a PNG', dataUrl('image/png', FILES.svg), 400, texts.notAPicture],
    ['a page', dataUrl('image/png', FILES.html), 400, texts.notAPicture],
    ['nothing', 'data:image/png;base64,', 400, texts.empty],
    ['loose base64', 'data:image/png;base64,iVBORw0KGgo', 400, texts.notAPicture],
    ['plain text', 'data:image/png,hello', 400, texts.notAPicture],
    ['a link to elsewhere', 'https://example.com/a.png', 400, texts.gone],
    ['a script', 'javascript:alert(1)', 400, texts.gone],
    ['a path that climbs', '/media/../uploads/x', 400, texts.gone],
    ['an upload that never was', '/media/uploads/----------------/----------------', 400, texts.gone],
  ])('is never %s', async (_, profilePicture, status, message) => {
    const member = await newMember();
    expect(await change(member, { profilePicture, about: 'New' })).toMatchObject({
      status,
      body: { message },
    });
    expect((await member.call(me)).body).toEqual(member.user);
  });

  it('is not too large for its kind, as a data URL or as an upload for another kind', async () => {
    const member = await newMember();
    const large = pngOf(LOGO_BYTES + 1);
    expect(await change(member, { orgLogo: dataUrl('image/png', large) })).toMatchObject({
      status: 413,
      body: { message: texts.tooLarge(1) },
    });
    const orgLogo = await uploadFile(member, 'avatar', 'image/png', large);
    expect(await change(member, { orgLogo })).toMatchObject({
      status: 400,
      body: { message: texts.tooLarge(1) },
    });
    expect((await change(member, { profilePicture: dataUrl('image/png', large) })).status).toBe(200);
    expect(await change(member, { profilePicture: dataUrl('image/png', pngOf(4_900_000)) })).toMatchObject({
      status: 413,
      body: { message: errors.bodyTooLarge },
    });
  });

  it('is not an upload of somebody else, nor a picture that somebody else shows', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const upload = await uploadFile(other, 'avatar', 'image/png', FILES.png);
    const { body } = await change(other, { profilePicture: PNG });
    for (const profilePicture of [upload, body.profilePicture])
      expect(await change(member, { profilePicture })).toMatchObject({
        status: 400,
        body: { message: texts.gone },
      });
  });

  it('is saved with all others of its call or not at all', async () => {
    const member = await newMember();
    const answer = await change(member, { profilePicture: PNG, orgLogo: dataUrl('image/png', FILES.html) });
    expect(answer).toMatchObject({ status: 400, body: { message: texts.notALogo } });
    expect((await member.call(me)).body).toEqual(member.user);
    expect(await openDrops(member)).toEqual([]);
  });
});

describe('a repeated call', () => {
  it('shows the same picture, and leaves it there', async () => {
    const member = await newMember();
    const profilePicture = await uploadFile(member, 'avatar', 'image/png', FILES.png);
    const answers = [];
    for (let i = 0; i < 2; i += 1)
      answers.push((await change(member, { profilePicture, bannerImg: PNG }, 'again')).body);
    expect(answers[1]).toEqual(answers[0]);
    await cleanUp(member);
    expect(await statusOf(member, answers[0]?.profilePicture ?? '')).toBe(200);
    expect(await statusOf(member, answers[0]?.bannerImg ?? '')).toBe(200);
  });

  it('at the same moment does so too', async () => {
    const member = await newMember();
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(member, { profilePicture: PNG }, 'at-once')),
    );
    const paths = new Set(answers.map(({ body }) => body.profilePicture));
    expect([answers.map(({ status }) => status), paths.size]).toEqual([[200, 200, 200], 1]);
    await cleanUp(member);
    expect(await statusOf(member, [...paths][0] ?? '')).toBe(200);
  });
});

describe.skipIf(!hasTable)('what a profile shows no longer', () => {
  it('is deleted, and what it shows stays', async () => {
    const member = await newMember();
    const { body: before } = await change(member, { profilePicture: PNG, bannerImg: PNG });
    const { body: after } = await change(member, { profilePicture: dataUrl('image/png', FILES.gif) });
    expect(await statusOf(member, before.profilePicture)).toBe(200);
    await cleanUp(member);
    expect(await statusOf(member, before.profilePicture)).toBe(404);
    expect(await statusOf(member, after.profilePicture)).toBe(200);
    expect(await statusOf(member, before.bannerImg)).toBe(200);
  });

  it('stays when it has only moved to another place', async () => {
    const member = await newMember();
    const { body } = await change(member, { profilePicture: PNG });
    await change(member, { profilePicture: '', orgLogo: body.profilePicture });
    await cleanUp(member);
    expect(await statusOf(member, body.profilePicture)).toBe(200);
  });

  it('stays when another tab has sent it back in between', async () => {
    const member = await newMember();
    const { body } = await change(member, { profilePicture: PNG });
    const [kept] = await Promise.all([
      change(member, { orgLogo: body.profilePicture }),
      change(member, { profilePicture: '' }),
    ]);
    await cleanUp(member);
    const { orgLogo } = (await member.call(me)).body;
    expect(orgLogo === '' ? kept.status : await statusOf(member, orgLogo)).toBe(orgLogo === '' ? 400 : 200);
  });

  it('includes what was stored for a change that was refused', async () => {
    const member = await newMember();
    const experience = Array(20).fill({ description: 'x'.repeat(2_000) });
    const refused = await change(member, { profilePicture: PNG, experience });
    expect(refused).toMatchObject({ status: 400, body: { message: profile.tooLarge } });
    expect((await member.call(me)).body.profilePicture).toBe('');
    const left = (await openDrops(member)).flatMap(({ paths }) => paths);
    expect(left).toHaveLength(1);
    expect(await statusOf(member, left[0] ?? '')).toBe(200);
    await cleanUp(member);
    expect(await statusOf(member, left[0] ?? '')).toBe(404);
  });

  it('is the older of two pictures that two tabs have set at once', async () => {
    const member = await newMember();
    const answers = await Promise.all([1, 2].map(() => change(member, { profilePicture: PNG })));
    await cleanUp(member);
    const { profilePicture } = (await member.call(me)).body;
    for (const { body } of answers)
      expect(await statusOf(member, body.profilePicture)).toBe(
        body.profilePicture === profilePicture ? 200 : 404,
      );
  });
});
