import * as limits from '../../../../../shared/limits.ts';
import type { CurrentUser, ProfileChange } from '../../../../../shared/model/member.ts';
import { distinctSkills, skillKey, usualSpelling } from '../../../../../shared/rules/projects/skills.ts';
import { excerptOf } from '../../../../../shared/rules/texts/excerpt.ts';
import { plainLine, plainText } from '../../../../../shared/rules/texts/plain-text.ts';
import { webLink } from '../../../../../shared/rules/texts/web-link.ts';
import { normalize } from '../../../../../shared/rules/texts/words.ts';
import { profileImport as texts } from '../../../../../shared/texts/members/profile-import.ts';
import { profileScreens } from '../../../../../shared/texts/members/profile-screens.ts';
import { formatted } from '../../../components/text/count.ts';
import { dayOf } from './dates.ts';
import type { RawResume } from './raw-resume.ts';

type Experience = CurrentUser['experience'][number];
type Education = CurrentUser['education'][number];
export type PartKey = keyof typeof texts.parts;

/** One part of a profile that a file would change. */
export interface ImportPart {
  key: PartKey;
  /** What the profile says now, and what the file says, line by line. */
  before: string[];
  after: string[];
  /** Whether `after` is added to the profile rather than put in its place. */
  isAdded: boolean;
  /** What did not fit or could not be read. */
  notes: string[];
  /** What is sent for it. */
  change: ProfileChange;
  /** Whether it is chosen to begin with. */
  isChosen: boolean;
}

/** All descriptions together, and each of them where they are longer: a whole profile has a limit as well. */
const DESCRIPTIONS_BYTES = 10 * limits.KB;
const DESCRIPTION_SHORT = 250;

/** Names of what was left out, before there are only so many more. */
const NAMED = 5;

/** Cuts a text so that everybody sees it; no half of a letter stays. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}

interface Cutter {
  line(text: string, max?: number): string;
  text(text: string, max: number): string;
  count: number;
}

/** Makes texts plain and short enough, and counts those that were cut. */
function cutter(): Cutter {
  const shorten = (plain: string, max: number) => {
    if (plain.length > max) self.count += 1;
    return cut(plain, max);
  };
  const self: Cutter = {
    count: 0,
    line: (text, max = limits.LINE_MAX) => shorten(plainLine(text), max),
    text: (text, max) => shorten(plainText(text), max),
  };
  return self;
}

type TextKey = 'name' | 'headline' | 'about' | 'location';
const TEXT_MAX: Record<TextKey, number> = {
  name: limits.NAME_MAX,
  headline: limits.HEADLINE_MAX,
  about: limits.ABOUT_MAX,
  location: limits.LINE_MAX,
};

function textPart(key: TextKey, raw: RawResume, member: CurrentUser): ImportPart[] {
  const cuts = cutter();
  const max = TEXT_MAX[key];
  const after = key === 'about' ? cuts.text(raw.about, max) : cuts.line(raw[key], max);
  if (after === '' || after === member[key]) return [];
  return [
    {
      key,
      before: member[key] === '' ? [] : [member[key]],
      after: [after],
      isAdded: false,
      notes: cuts.count > 0 ? [texts.cut(formatted(max))] : [],
      change: { [key]: after },
      // Who somebody is they have typed themselves.
      isChosen: key !== 'name',
    },
  ];
}

function linkPart(raw: RawResume, member: CurrentUser): ImportPart[] {
  if (raw.linkedin === '') return [];
  const link = webLink(raw.linkedin);
  if (link === member.linkedin) return [];
  return [
    {
      key: 'linkedin',
      before: member.linkedin === '' ? [] : [member.linkedin],
      after: link ? [link] : [],
      isAdded: false,
      notes: link ? [] : [texts.linkUnsafe],
      change: link ? { linkedin: link } : {},
      isChosen: link !== undefined,
    },
  ];
}

function skillsPart(raw: RawResume, member: CurrentUser): ImportPart[] {
  const cuts = cutter();
  const own = new Set(member.skills.map(skillKey));
  const known = distinctSkills(raw.skills.map((skill) => cuts.line(usualSpelling(skill), limits.SKILL_MAX)));
  const added = known.filter((skill) => !own.has(skillKey(skill)));
  const room = limits.SKILLS_MAX - member.skills.length;
  return listPart('skills', member.skills, added, room, String, cuts, [], (skills) => ({
    skills: [...member.skills, ...skills],
  }));
}

/** A part that is a list: what is there stays, and as much as fits is added. */
function listPart<Entry>(
  key: PartKey,
  own: readonly Entry[],
  added: readonly Entry[],
  room: number,
  say: (entry: Entry) => string,
  cuts: Cutter,
  notes: readonly string[],
  changeOf: (entries: Entry[]) => ProfileChange,
): ImportPart[] {
  if (added.length === 0) return [];
  const fitting = added.slice(0, Math.max(0, room));
  const out = added.slice(fitting.length).map(say);
  return [
    {
      key,
      before: own.map(say),
      after: fitting.map(say),
      isAdded: true,
      notes: [
        ...(out.length > 0 ? [texts.leftOut(out.slice(0, NAMED), Math.max(0, out.length - NAMED))] : []),
        ...(cuts.count > 0 ? [texts.textsCut(cuts.count)] : []),
        ...notes,
      ],
      change: fitting.length > 0 ? changeOf(fitting) : {},
      isChosen: fitting.length > 0,
    },
  ];
}

const sameWords = (...words: string[]): string => words.map((word) => normalize(word)).join('\n');

const years = (from: string, to: string): string => [from, to].filter((one) => one !== '').join(' – ');

const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const monthOf = (date: string): string => (date === '' ? '' : month.format(new Date(date)));

/** Letters of a description that show which one it is. */
const DESCRIPTION_SHOWN = 160;

const sayExperience = ({ title, company, startDate, endDate, description }: Experience): string => {
  const end = endDate === null ? startDate && profileScreens.present : monthOf(endDate);
  const span = years(monthOf(startDate), end);
  const job = [title, company, span].filter((one) => one !== '').join(' · ');
  return description === '' ? job : `${job}: ${excerptOf(description, '', DESCRIPTION_SHOWN)}`;
};

const sayEducation = ({ school, fieldOfStudy, startYear, endYear }: Education): string =>
  [school, fieldOfStudy, years(String(startYear ?? ''), String(endYear ?? ''))]
    .filter((one) => one !== '')
    .join(' · ');

/** Reads dates, and notes those that nobody can read. */
function dateReader() {
  const unread: string[] = [];
  return {
    read(spelled: string): string {
      if (spelled.trim() === '') return '';
      const found = dayOf(spelled);
      if (found === undefined) unread.push(cut(plainLine(spelled), 20));
      return found ?? '';
    },
    notes: () => (unread.length > 0 ? [texts.datesUnread(unread.slice(0, NAMED))] : []),
  };
}

const bytesOf = (entries: readonly { description: string }[]): number =>
  entries.reduce((sum, { description }) => sum + new TextEncoder().encode(description).length, 0);

function experiencePart(raw: RawResume, member: CurrentUser): ImportPart[] {
  const cuts = cutter();
  const dates = dateReader();
  const known = new Set(member.experience.map(({ title, company }) => sameWords(title, company)));
  const isLong = bytesOf([...raw.experience, ...member.experience]) > DESCRIPTIONS_BYTES;
  const added = raw.experience.flatMap((job): Experience[] => {
    const title = cuts.line(job.title);
    const company = cuts.line(job.company);
    if ((title === '' && company === '') || known.has(sameWords(title, company))) return [];
    const start = dates.read(job.start);
    const end = dates.read(job.end);
    const isInverted = start !== '' && end !== '' && start > end;
    return [
      {
        title,
        company,
        startDate: isInverted ? '' : start,
        // An end that nobody can read is none that is to come: the day it began says that it has ended.
        endDate: end || (job.end.trim() === '' ? null : start || null),
        description: cuts.text(job.description, isLong ? DESCRIPTION_SHORT : limits.DESCRIPTION_MAX),
        logo: '',
      },
    ];
  });
  const room = limits.HISTORY_MAX - member.experience.length;
  return listPart(
    'experience',
    member.experience,
    added,
    room,
    sayExperience,
    cuts,
    dates.notes(),
    (jobs) => ({
      experience: [...member.experience, ...jobs],
    }),
  );
}

function educationPart(raw: RawResume, member: CurrentUser): ImportPart[] {
  const cuts = cutter();
  const dates = dateReader();
  const known = new Set(member.education.map((one) => sameWords(one.school, one.fieldOfStudy)));
  const year = (spelled: string) => {
    const day = dates.read(spelled);
    return day === '' ? null : Number(day.slice(0, 4));
  };
  const added = raw.education.flatMap((one): Education[] => {
    const school = cuts.line(one.school);
    const fieldOfStudy = cuts.line(one.fieldOfStudy);
    if ((school === '' && fieldOfStudy === '') || known.has(sameWords(school, fieldOfStudy))) return [];
    const [startYear, endYear] = [year(one.start), year(one.end)];
    const isInverted = startYear !== null && endYear !== null && startYear > endYear;
    return [{ school, fieldOfStudy, startYear: isInverted ? null : startYear, endYear, logo: '' }];
  });
  const room = limits.HISTORY_MAX - member.education.length;
  return listPart(
    'education',
    member.education,
    added,
    room,
    sayEducation,
    cuts,
    dates.notes(),
    (schools) => ({
      education: [...member.education, ...schools],
    }),
  );
}

/** What a file would change in a profile, part by part, within all limits; nothing where the profile says it already. */
export const importPlan = (raw: RawResume, member: CurrentUser): ImportPart[] => [
  ...textPart('name', raw, member),
  ...textPart('headline', raw, member),
  ...textPart('about', raw, member),
  ...textPart('location', raw, member),
  ...linkPart(raw, member),
  ...experiencePart(raw, member),
  ...educationPart(raw, member),
  ...skillsPart(raw, member),
];

/** Whether a file says anything at all. */
export const isEmptyResume = ({ experience, education, skills, ...texts }: RawResume): boolean =>
  [experience, education, skills].every((list) => list.length === 0) &&
  Object.values(texts).every((text) => text.trim() === '');

/** What is sent for the parts that are chosen. */
export const changeOfParts = (parts: readonly ImportPart[], chosen: ReadonlySet<PartKey>): ProfileChange =>
  Object.assign({}, ...parts.filter(({ key }) => chosen.has(key)).map(({ change }) => change));
