import Papa from 'papaparse';
import type { RawResume } from './raw-resume.ts';

/** The files of LinkedIn's copy of one's data that say something for a profile, without their ending. */
export const LINKEDIN_FILES = ['profile', 'positions', 'education', 'skills'] as const;
export type LinkedInFile = (typeof LINKEDIN_FILES)[number];

/** More rows than any list of a profile takes, so that what was left out can be told. */
const MOST_ROWS = 500;

type Row = Partial<Record<string, string>>;

/** The rows of a table, by the letters of their headings. Commas, semicolons and tabs may divide them. */
function rowsOf(text: string | undefined): Row[] {
  if (!text) return [];
  const { data } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS,
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (heading) => heading.toLowerCase().replace(/[^a-z]/g, ''),
  });
  return data;
}

const cell = (row: Row | undefined, heading: string): string => row?.[heading]?.trim() ?? '';

/**
 * Reads LinkedIn's copy of one's data.
 *
 * @param files the texts of those that are there
 */
export function linkedInResume(files: Partial<Record<LinkedInFile, string>>): RawResume {
  const [profile] = rowsOf(files.profile);
  return {
    name: `${cell(profile, 'firstname')} ${cell(profile, 'lastname')}`.trim(),
    headline: cell(profile, 'headline'),
    about: cell(profile, 'summary'),
    location: cell(profile, 'geolocation'),
    linkedin: '',
    experience: rowsOf(files.positions).map((row) => ({
      title: cell(row, 'title'),
      company: cell(row, 'companyname'),
      description: cell(row, 'description'),
      start: cell(row, 'startedon'),
      end: cell(row, 'finishedon'),
    })),
    education: rowsOf(files.education).map((row) => ({
      school: cell(row, 'schoolname'),
      fieldOfStudy: cell(row, 'degreename'),
      start: cell(row, 'startdate'),
      end: cell(row, 'enddate'),
    })),
    skills: rowsOf(files.skills).map((row) => cell(row, 'name')),
  };
}
