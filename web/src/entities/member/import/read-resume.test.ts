import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportError } from './raw-resume.ts';
import { readResume } from './read-resume.ts';

const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
  'Ada,Lovelace,Byron,"12 St James\'s Square",,"Analyst, engines","I count.\n""All"" of it.",Software,SW1Y,"London, England, United Kingdom",,[COMPANY:https://example.com],\n';
const POSITIONS =
  'Company Name,Title,Description,Location,Started On,Finished On\n' +
  'Engine Works,Analyst,"Wrote the notes.\nLine two, with a comma",London,Jan 2020,\n' +
  'Babbage & Co,Assistant,,London,2017,Dec 2019\n';
const EDUCATION =
  'School Name,Start Date,End Date,Notes,Degree Name,Activities\nHome,2012,2016,,Mathematics,\n';
const SKILLS = 'Name\nts\nAnalysis\n';

const TABLES = {
  'Profile.csv': PROFILE,
  'Positions.csv': POSITIONS,
  'Education.csv': EDUCATION,
  'Skills.csv': SKILLS,
};

const fileOf = (content: string | Uint8Array, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const zipOf = (files: Record<string, string | Uint8Array>) =>
  fileOf(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
    'Basic_LinkedInDataExport.zip',
  );

const problemOf = async (file: File): Promise<unknown> => {
  const error = await readResume(file).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ImportError ? error.problem : error;
};

describe("LinkedIn's zip file", () => {
  it('is read with quoted line breaks, commas and quotes', async () => {
    expect(await readResume(zipOf(TABLES))).toEqual({
      name: 'Ada Lovelace',
      headline: 'Analyst, engines',
      about: 'I count.\n"All" of it.',
      location: 'London, England, United Kingdom',
      linkedin: '',
      experience: [
        {
          title: 'Analyst',
          company: 'Engine Works',
          description: 'Wrote the notes.\nLine two, with a comma',
          start: 'Jan 2020',
          end: '',
        },
        { title: 'Assistant', company: 'Babbage & Co', description: '', start: '2017', end: 'Dec 2019' },
      ],
      education: [{ school: 'Home', fieldOfStudy: 'Mathematics', start: '2012', end: '2016' }],
      skills: ['ts', 'Analysis'],
    });
  });

  it('is read in a folder, with other files in it, and with tables missing', async () => {
    const { skills, experience } = await readResume(
      zipOf({
        'Export/Skills.csv': SKILLS,
        '__MACOSX/Export/._Skills.csv': 'x',
        'Connections.csv': 'Notes:\nx',
        'Media/photo.jpg': new Uint8Array(10),
      }),
    );
    expect(skills).toEqual(['ts', 'Analysis']);
    expect(experience).toEqual([]);
  });

  it('is read with a mark of its encoding, with semicolons, with other line ends, and in old encodings', async () => {
    const marked = `\ufeff${PROFILE}`;
    const semicolons = 'Company Name;Title;Started On;Finished On\r\nEngine Works;Analyst;Jan 2020;\r\n';
    const latin = Uint8Array.from('Name\nCaf\u00e9\n', (letter) => letter.charCodeAt(0));
    const read = await readResume(
      zipOf({ 'Profile.csv': marked, 'Positions.csv': semicolons, 'Skills.csv': latin }),
    );
    expect(read.name).toBe('Ada Lovelace');
    expect(read.experience[0]).toMatchObject({
      title: 'Analyst',
      company: 'Engine Works',
      start: 'Jan 2020',
    });
    expect(read.skills).toEqual(['Café']);
  });

  it('is refused when it holds something else, or is damaged', async () => {
    expect(await problemOf(zipOf({ 'holiday.txt': 'sun' }))).toBe('noParts');
    const whole = new Uint8Array(await zipOf(TABLES).arrayBuffer());
    expect(await problemOf(fileOf(whole.slice(0, whole.length / 2), 'half.zip'))).toBe('notZip');
    expect(await problemOf(fileOf('PK but no zip', 'a.zip'))).toBe('notZip');
  });

  it('is not inflated where a table is larger than any profile', async () => {
    const bomb = zipOf({ 'Profile.csv': new Uint8Array(30_000_000) });
    expect(bomb.size).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toBe('partTooLarge');
  });

  it('inflates no more than a table says, whatever it holds', async () => {
    const bytes = new Uint8Array(await zipOf({ 'Skills.csv': new Uint8Array(30_000_000) }).arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
    const before = process.memoryUsage().arrayBuffers;
    await problemOf(fileOf(bytes, 'liar.zip'));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});

describe('a JSON Resume', () => {
  const resume = {
    basics: {
      name: 'Ada Lovelace',
      label: 'Analyst',
      summary: 'I count.',
      location: { city: 'London', countryCode: 'GB' },
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' }],
    },
    work: [
      { name: 'Engine Works', position: 'Analyst', startDate: '2020-01-05', highlights: ['One', 'Two'] },
      { company: 'Babbage & Co', position: 'Assistant', startDate: '2017', endDate: '2019-12' },
    ],
    education: [{ institution: 'Home', area: 'Mathematics', studyType: 'BSc', startDate: '2012' }],
    skills: [{ name: 'Languages', keywords: ['ts', 'Go'] }, { name: 'Counting' }],
  };

  it('is read, also of its first version', async () => {
    const read = await readResume(fileOf(JSON.stringify(resume), 'resume.json'));
    expect(read).toMatchObject({
      name: 'Ada Lovelace',
      headline: 'Analyst',
      location: 'London, GB',
      linkedin: 'https://www.linkedin.com/in/ada',
      skills: ['ts', 'Go', 'Counting'],
    });
    expect(read.experience.map(({ company, description }) => [company, description])).toEqual([
      ['Engine Works', 'One\nTwo'],
      ['Babbage & Co', ''],
    ]);
    expect(read.education[0]?.fieldOfStudy).toBe('BSc, Mathematics');
  });

  it('is read whatever it has in the wrong places', async () => {
    const odd = { basics: { name: 5, location: [] }, work: [null, 'x', { position: [] }], skills: 'all' };
    expect(await readResume(fileOf(JSON.stringify(odd), 'odd.json'))).toMatchObject({ name: '', skills: [] });
  });

  it('is refused when it is something else', async () => {
    expect(await problemOf(fileOf('{"a": 1}', 'a.json'))).toBe('notResume');
    expect(await problemOf(fileOf('[1, 2]', 'a.json'))).toBe('notResume');
    expect(await problemOf(fileOf('{"basics":', 'a.json'))).toBe('notJson');
    expect(await problemOf(fileOf('', 'a.json'))).toBe('notJson');
    expect(await problemOf(fileOf(`{"basics":"${'x'.repeat(3_000_000)}"}`, 'a.json'))).toBe('partTooLarge');
  });
});

it('is refused when it is another file, or too large to look at', async () => {
  expect(await problemOf(fileOf('%PDF-1.7', 'cv.pdf'))).toBe('unknown');
  const huge = fileOf('PK', 'all.zip');
  Object.defineProperty(huge, 'size', { value: 51 * 1024 * 1024 });
  expect(await problemOf(huge)).toBe('tooLarge');
});
