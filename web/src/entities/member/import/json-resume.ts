import { ImportError, type RawResume } from './raw-resume.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field that is a text; "" for anything else. */
const text = (from: Record<string, unknown>, ...names: string[]): string => {
  for (const name of names) {
    const value = from[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
};

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const SECTIONS = ['basics', 'work', 'education', 'skills'];

/**
 * Reads a JSON Resume (jsonresume.org), also of its first version.
 *
 * @throws ImportError when it is none
 */
export function jsonResume(value: unknown): RawResume {
  if (!isObject(value) || !SECTIONS.some((section) => typeof value[section] === 'object'))
    throw new ImportError('notResume');
  const basics = isObject(value.basics) ? value.basics : {};
  const place = isObject(basics.location) ? basics.location : {};
  const linkedIn = objects(basics.profiles).find((one) => /linkedin/i.test(text(one, 'network', 'url')));
  return {
    name: text(basics, 'name'),
    headline: text(basics, 'label'),
    about: text(basics, 'summary'),
    location: [text(place, 'city'), text(place, 'region'), text(place, 'countryCode')]
      .filter((part) => part !== '')
      .join(', '),
    linkedin: linkedIn ? text(linkedIn, 'url') : '',
    experience: objects(value.work).map((job) => ({
      title: text(job, 'position'),
      company: text(job, 'name', 'company'),
      description: [text(job, 'summary'), ...texts(job.highlights)].filter((part) => part !== '').join('\n'),
      start: text(job, 'startDate'),
      end: text(job, 'endDate'),
    })),
    education: objects(value.education).map((school) => ({
      school: text(school, 'institution'),
      fieldOfStudy: [text(school, 'studyType'), text(school, 'area')]
        .filter((part) => part !== '')
        .join(', '),
      start: text(school, 'startDate'),
      end: text(school, 'endDate'),
    })),
    // What a group of skills is made of says more than its name.
    skills: objects(value.skills).flatMap((skill) => {
      const keywords = texts(skill.keywords);
      return keywords.length > 0 ? keywords : [text(skill, 'name')];
    }),
  };
}
