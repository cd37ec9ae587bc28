import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { DAILY, INLINE_PICTURES_MAX } from '../../shared/limits.ts';
import { pictures as texts } from '../../shared/texts/media/pictures.ts';
import { config } from '../config.ts';
import { callHere as call } from '../testing/calls/call-here.ts';
import { newMember } from '../testing/calls/client.ts';
import { hasTable } from '../testing/system.ts';
import { dataUrl, FILES } from '../testing/things/files.ts';
import { blankPng } from '../testing/things/pictures.ts';
import { newProject } from '../testing/things/projects.ts';

const { auth, projects, users } = contract;
const PNG = dataUrl('image/png', FILES.png);
const job = { title: 'Engineer', company: 'X', startDate: '', endDate: null, description: '' };

describe.skipIf(!hasTable)('pictures as data URLs', () => {
  beforeAll(() => {
    config().DAILY_LIMITS_FACTOR = 1;
  });

  it('count towards the uploads of the day, as posters and in profiles, twenty at a time', async () => {
    const founder = await newMember('founder');
    const { _id: projectId } = await newProject(founder);
    const poster = () => call(projects.setPoster, founder, { params: { projectId }, body: { poster: PNG } });
    const profile = () => call(users.updateProfile, founder, { body: { profilePicture: PNG } });
    const statuses: number[] = [];
    for (let at = 0; at < 60; at += 20)
      for (const { status } of await Promise.all(
        // Few enough profile pictures for the limit that these have of their own.
        Array.from({ length: 20 }, (_, i) => (i % 4 ? poster() : profile())),
      ))
        statuses.push(status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(DAILY.uploads.first);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - DAILY.uploads.first);
  });

  it('are refused beyond four in one call, before any is decoded', async () => {
    const member = await newMember('founder');
    const logos = await Promise.all(
      Array.from({ length: INLINE_PICTURES_MAX + 1 }, async (_, i) =>
        dataUrl('image/png', await blankPng(100 + i, 100)),
      ),
    );
    const save = (many: number) => {
      const experience = logos.slice(0, many).map((logo) => ({ ...job, logo }));
      return call(users.updateProfile, member, { body: { experience } });
    };
    const refused = await save(INLINE_PICTURES_MAX + 1);
    expect([refused.status, refused.body.message]).toEqual([400, texts.tooManyInline(INLINE_PICTURES_MAX)]);
    expect((await call(auth.me, member, {})).body.experience).toEqual([]);
    expect((await save(INLINE_PICTURES_MAX)).status).toBe(200);
  });

  it('have no more pixels than are shown: a logo of five megapixels is refused', async () => {
    const member = await newMember('founder');
    const orgLogo = dataUrl('image/png', await blankPng(2_500, 2_000));
    const { status, body } = await call(users.updateProfile, member, { body: { orgLogo } });
    expect([status, body.message]).toEqual([400, texts.tooManyPixels(4)]);
    expect((await call(auth.me, member, {})).body.orgLogo).toBe('');
  });
});
