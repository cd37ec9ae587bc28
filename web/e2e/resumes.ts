import { strToU8, zipSync } from 'fflate';

/** LinkedIn's copy of somebody's data, with the headings that it has. */
export function linkedInExport(skills: readonly string[]) {
  const files = {
    'Profile.csv':
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
      'Ada,Lovelace,,,,"Analyst of engines, and of those who build them","I count: fish, boats\nand storms.",Software,,"London, United Kingdom",,,\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Engine Works,Analyst,"Wrote the notes, all of them.",London,Jan 2020,\n' +
      'Mill,Clerk,,London,Spring,Dec 2019\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of London,2012,2016,,Mathematics,\n',
    'Skills.csv': `Name\n${skills.join('\n')}\n`,
    'Connections.csv': 'Notes:\n"Nothing of this is read"\n',
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return {
    name: 'Basic_LinkedInDataExport.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(Object.fromEntries(entries))),
  };
}

/** The same as a JSON Resume. */
export const jsonResume = {
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      basics: { name: 'Ada Lovelace', label: 'Backs those who count', summary: 'Ten small tickets a year.' },
      work: [{ name: 'Engine Works', position: 'Partner', startDate: '2020-01' }],
    }),
  ),
};
