import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { auth as texts } from '../../shared/texts/account/auth.ts';
import { profile } from '../../shared/texts/members/profile.ts';
import { rules } from '../../shared/texts/rules.ts';
import { freshUsername, newMember, PASSWORD } from '../testing/calls/client.ts';
import { addPasskeyTo, newAuthenticator, signInWithPasskey } from '../testing/people/passkeys.ts';
import { hasTable } from '../testing/system.ts';

const { updateProfile } = contract.users;
const { me } = contract.auth;

describe('changing a profile', () => {
  it('changes only the keys that were sent, and answers the whole member', async () => {
    const member = await newMember('founder');
    const { status, body } = await member.call(updateProfile, {
      body: { headline: ' Builds things ', location: 'Pune', linkedin: 'linkedin.com/in/x' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...member.user,
      headline: 'Builds things',
      location: 'Pune',
      linkedin: 'https://linkedin.com/in/x',
    });
    expect((await member.call(me)).body).toEqual(body);
  });

  it('clears a text with "", and takes an empty body and unknown keys', async () => {
    const member = await newMember();
    await member.call(updateProfile, { body: { about: 'Something' } });
    const { body } = await member.call(updateProfile, { body: { about: '', favouriteColour: 'blue' } });
    expect(body.about).toBe('');
    expect(body).not.toHaveProperty('favouriteColour');
    expect((await member.call(updateProfile, { body: {} })).body).toEqual(body);
  });

  it('never changes what is protected', async () => {
    const member = await newMember();
    const { body } = await member.call(updateProfile, {
      body: {
        isAdmin: true,
        isVerified: true,
        connectionCount: 99,
        username: 'other',
        _id: 'x',
        userRole: 'founder',
      },
    });
    expect(body).toEqual(member.user);
  });

  it('sends the blocks of each role as the role selection does', async () => {
    const member = await newMember('investor');
    const blocks = {
      location: 'Hyderabad, Telangana, India',
      investmentRange: { min: 10_000, max: 100_000 },
      founderInfo: { startupStage: 'idea', lookingFor: ['funding', 'team'] },
      jobSeekerInfo: { openToRoles: ['fulltime', 'contract'] },
    };
    expect((await member.call(updateProfile, { body: blocks })).body).toMatchObject(blocks);
  });

  it('keeps entries of experience and education with valid dates', async () => {
    const member = await newMember('job_seeker');
    const { body } = await member.call(updateProfile, {
      body: {
        skills: ['TypeScript', ' typescript', 'React', ''],
        experience: [
          { title: 'Engineer', company: 'X', startDate: '2020-03-01', endDate: null, description: '' },
        ],
        education: [{ school: 'Y', fieldOfStudy: 'Z', startYear: '2010', endYear: null }],
      },
    });
    expect(body.skills).toEqual(['TypeScript', 'React']);
    expect(body.experience[0]).toMatchObject({ startDate: '2020-03-01T00:00:00.000Z', endDate: null });
    expect(body.education[0]).toMatchObject({ startYear: 2010, endYear: null });
  });

  it.each([
    ['a blank name', { name: ' ' }, rules.nameRequired],
    ['a wrong e-mail', { email: 'x' }, texts.emailInvalid],
    ['a script as a link', { linkedin: 'javascript:alert(1)' }, profile.linkInvalid],
    ['an inverted range', { investmentRange: { min: 2, max: 1 } }, profile.rangeInverted],
    ['a year of the far future', { education: [{ startYear: 3000 }] }, profile.yearInvalid],
    [
      'more than a profile holds',
      { experience: Array(20).fill({ description: 'x'.repeat(2_000) }) },
      profile.tooLarge,
    ],
    ['an endless text', { about: 'x'.repeat(3_001) }, profile.tooLong],
  ])('refuses %s and changes nothing', async (_, body, message) => {
    const member = await newMember();
    expect(await member.call(updateProfile, { body: { ...body, location: 'Nowhere' } })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect((await member.call(me)).body).toEqual(member.user);
  });

  it('takes a false onboardingCompleted, which changes nothing', async () => {
    const member = await newMember();
    await member.call(updateProfile, { body: { onboardingCompleted: true } });
    const { status, body } = await member.call(updateProfile, { body: { onboardingCompleted: false } });
    expect([status, body.onboardingCompleted]).toEqual([200, true]);
  });

  it('lets two tabs change different fields at once', async () => {
    const member = await newMember();
    await Promise.all([
      member.call(updateProfile, { body: { headline: 'One' } }),
      member.call(updateProfile, { body: { location: 'Two' } }),
    ]);
    expect((await member.call(me)).body).toMatchObject({ headline: 'One', location: 'Two' });
  });
});

describe('a change of the e-mail address', () => {
  const fresh = () => `${freshUsername()}@example.com`;

  it('needs the password, also right after the sign-in', async () => {
    const member = await newMember();
    const change = (body: object) => member.call(updateProfile, { body });
    const email = fresh();
    expect(await change({ email, headline: 'Moved' })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_NEEDED' },
    });
    expect(await change({ email, headline: 'Moved', currentPassword: 'not this one' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'currentPassword' }] },
    });
    expect((await member.call(me)).body).toMatchObject({ email: member.user.email, headline: '' });
    const { body } = await change({ email, headline: 'Moved', currentPassword: PASSWORD });
    expect(body).toMatchObject({ email, headline: 'Moved' });
    expect(body).not.toHaveProperty('currentPassword');
  });

  it('is no place to guess passwords', async () => {
    const member = await newMember();
    const guess = () =>
      member.call(updateProfile, { body: { email: fresh(), currentPassword: 'not this one' } });
    const guesses = await Promise.all(Array.from({ length: 10 }, guess));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  it('needs no password where the address stays, however it is written, or is not sent', async () => {
    const member = await newMember();
    const body = { email: member.user.email.toUpperCase(), headline: 'Here' };
    expect((await member.call(updateProfile, { body })).status).toBe(200);
    expect((await member.call(updateProfile, { body: { headline: 'There' } })).status).toBe(200);
  });

  it.skipIf(!hasTable)('needs none in the first minutes after signing in with a passkey', async () => {
    const authenticator = newAuthenticator();
    await addPasskeyTo(await newMember(), authenticator);
    const { client } = await signInWithPasskey(authenticator);
    expect((await client.call(updateProfile, { body: { email: fresh() } })).status).toBe(200);
  });

  it('is one under its key, also when the answer was lost', async () => {
    const member = await newMember();
    const email = fresh();
    const request = { body: { email, currentPassword: PASSWORD }, headers: { 'idempotency-key': email } };
    for (let i = 0; i < 2; i += 1)
      expect(await member.call(updateProfile, request)).toMatchObject({ status: 200, body: { email } });
  });
});
