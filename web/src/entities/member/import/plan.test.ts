import { describe, expect, it } from 'vitest';
import * as limits from '../../../../../shared/limits.ts';
import { profileChange } from '../../../../../shared/model/member.ts';
import { maya } from '../../../testing/people.ts';
import { dayOf } from './dates.ts';
import { changeOfParts, importPlan, isEmptyResume } from './plan.ts';
import type { RawResume } from './raw-resume.ts';

const NOTHING: RawResume = {
  name: '',
  headline: '',
  about: '',
  location: '',
  linkedin: '',
  experience: [],
  education: [],
  skills: [],
};
const plan = (raw: Partial<RawResume>, member = maya) => importPlan({ ...NOTHING, ...raw }, member);
const job = (changes = {}) => ({
  title: 'Analyst',
  company: 'Engine Works',
  description: '',
  start: 'Jan 2020',
  end: '',
  ...changes,
});

describe('a date', () => {
  it.each([
    ['Jan 2020', '2020-01-01'],
    ['September 2019', '2019-09-01'],
    ['Sept 2019', '2019-09-01'],
    ['5 Mar 2018', '2018-03-05'],
    ['March 5, 2018', '2018-03-05'],
    ['2020', '2020-01-01'],
    ['2020-3', '2020-03-01'],
    ['2020-02-29', '2020-02-29'],
    ['2020-02-29T10:00:00Z', '2020-02-29'],
    ['03/2020', '2020-03-01'],
    [' 12.2019 ', '2019-12-01'],
  ])('is read: %s', (spelled, day) => expect(dayOf(spelled)).toBe(day));

  it.each(['', 'present', '2021-02-29', '13/2020', 'Foo 2020', '20', '0000', '2020-00', 'Jan 20', '99999'])(
    'is not read from %j',
    (spelled) => expect(dayOf(spelled)).toBeUndefined(),
  );
});

describe('what a file would change', () => {
  it('is shown beside what the profile says; the name is left alone unless it is asked for', () => {
    const parts = plan({ name: 'Maya K. Iyer', headline: 'Counts fish', about: 'Long ago.' });
    expect(parts.map(({ key, before, after, isChosen }) => [key, before, after, isChosen])).toEqual([
      ['name', ['Maya Iyer'], ['Maya K. Iyer'], false],
      ['headline', ['Founder of Tidewise'], ['Counts fish'], true],
      ['about', [], ['Long ago.'], true],
    ]);
  });

  it('is nothing where the profile says it already', () => {
    const experience = [
      { title: 'analyst', company: 'ENGINE works', startDate: '', endDate: null, description: '', logo: '' },
    ];
    const member = { ...maya, skills: ['TypeScript'], experience };
    expect(plan({ headline: maya.headline, skills: ['ts', ''], experience: [job()] }, member)).toEqual([]);
  });

  it('adds to lists, with skills as they are usually spelled', () => {
    const [skills] = plan({ skills: ['ts', 'Knots', 'typescript', 'golang'] }, { ...maya, skills: ['go'] });
    expect(skills?.change).toEqual({ skills: ['go', 'TypeScript', 'Knots'] });
    expect(skills?.after).toEqual(['TypeScript', 'Knots']);
  });

  it('shows how the descriptions begin that are stored', () => {
    const [part] = plan({ experience: [job({ description: `Counted fish. ${'x '.repeat(200)}` })] });
    expect(part?.after[0]).toMatch(/^Analyst · Engine Works · Jan 2020 – Present: Counted fish\. (x )+…$/);
    expect(part?.after[0]?.length).toBeLessThan(220);
  });

  it('has dates that the profile takes, and tells those that nobody can read', () => {
    const [part] = plan({
      experience: [
        job(),
        job({ title: 'A', end: 'Mar 2021' }),
        job({ title: 'B', start: 'Spring', end: 'Winter' }),
        job({ title: 'C', start: '2021', end: '2019' }),
      ],
    });
    expect(part?.change.experience?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2020-01-01', null],
      ['2020-01-01', '2021-03-01'],
      ['', null],
      ['', '2019-01-01'],
    ]);
    expect(part?.notes).toEqual(['Dates could not be read: Spring, Winter.']);
  });

  it('cuts what is too long where everybody sees it, and says so', () => {
    const [headline] = plan({ headline: 'x'.repeat(500) });
    expect(headline?.after[0]).toBe(`${'x'.repeat(limits.HEADLINE_MAX - 1)}…`);
    expect(headline?.notes).toEqual(['It is longer than the 160 letters that fit, and was cut there.']);
    const [about] = plan({ about: `${'x'.repeat(limits.ABOUT_MAX - 2)}😀😀` });
    expect(about?.after[0]?.isWellFormed()).toBe(true);
  });

  it('leaves out what does not fit, by name', () => {
    const [skills] = plan(
      { skills: Array.from({ length: 7 }, (_, nth) => `New ${nth}`) },
      { ...maya, skills: Array.from({ length: 49 }, (_, nth) => `Old ${nth}`) },
    );
    expect(skills?.after).toEqual(['New 0']);
    expect(skills?.notes).toEqual([
      'Left out, because no more fit: New 1, New 2, New 3, New 4, New 5 and 1 more.',
    ]);
  });

  it('takes web addresses only', () => {
    const [bad] = plan({ linkedin: 'javascript:alert(1)' });
    expect([bad?.change, bad?.isChosen, bad?.notes]).toEqual([
      {},
      false,
      ['The link is no web address, and was left out.'],
    ]);
    const [good] = plan({ linkedin: 'linkedin.com/in/maya' });
    expect(good?.change).toEqual({ linkedin: 'https://linkedin.com/in/maya' });
  });

  it('is what the profile takes, whatever a file says, and within its size', () => {
    const wild = `\u0000\u202e<b>${'é\ud800😀"\n,;'.repeat(2_000)}`;
    const parts = plan({
      name: wild,
      headline: wild,
      about: wild,
      location: wild,
      linkedin: `https://${wild}`,
      experience: Array.from({ length: 100 }, (_, nth) =>
        job({ title: `${nth} ${wild}`, description: wild }),
      ),
      education: Array.from({ length: 100 }, (_, nth) => ({
        school: `${nth} ${wild}`,
        fieldOfStudy: wild,
        start: '1066',
        end: wild,
      })),
      skills: Array.from({ length: 100 }, (_, nth) => `${nth} ${wild}`),
    });
    const change = changeOfParts(parts, new Set(parts.map(({ key }) => key)));
    expect(profileChange().safeParse(change).error).toBeUndefined();
    expect(change.experience).toHaveLength(limits.HISTORY_MAX);
    const { experience = [] } = change;
    expect(Buffer.byteLength(JSON.stringify(experience.map((one) => one.description)))).toBeLessThan(
      limits.PROFILE_BYTES,
    );
  });

  it('is only what is chosen', () => {
    const parts = plan({ headline: 'Counts fish', about: 'Long ago.' });
    expect(changeOfParts(parts, new Set(['about']))).toEqual({ about: 'Long ago.' });
  });
});

it('a file that says nothing is told from one that does', () => {
  expect(isEmptyResume(NOTHING)).toBe(true);
  expect(isEmptyResume({ ...NOTHING, skills: ['Go'] })).toBe(false);
});
