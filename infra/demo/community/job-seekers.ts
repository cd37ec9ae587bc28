import type { SeedMember } from './types.ts';

const seeker = (
  username: string,
  name: string,
  joined: number,
  openToRoles: string[],
  profile: SeedMember['profile'],
  banner?: string,
): SeedMember => ({
  username,
  name,
  role: 'job_seeker',
  joined,
  profile: { ...profile, jobSeekerInfo: { openToRoles } },
  ...(banner && { banner }),
});

export const JOB_SEEKERS: SeedMember[] = [
  seeker(
    'priya',
    'Priya Nair',
    331,
    ['fulltime', 'contract'],
    {
      headline: 'Mobile engineer, offline first. Looking for a team that ships',
      about:
        'Six years of Android and React Native, the last three on apps that had to work in basements, trains and villages. I write the sync layer first and the screens second, and I like teams in which engineers talk to the people who use the thing.',
      location: 'Pune, India',
      skills: ['React Native', 'Kotlin', 'Offline sync', 'Accessibility'],
      experience: [
        {
          title: 'Senior Mobile Engineer',
          company: 'Railnote',
          startDate: '2022-02-01',
          endDate: '2025-11-30',
          description: 'Ticketing for conductors, offline for up to nine hours.',
        },
        {
          title: 'Mobile Engineer',
          company: 'Greengrocer Box',
          startDate: '2019-08-01',
          endDate: '2022-01-31',
          description: 'Driver and warehouse apps.',
        },
      ],
      education: [
        {
          school: 'Pune Institute of Engineering',
          fieldOfStudy: 'Computer Engineering',
          startYear: 2015,
          endYear: 2019,
        },
      ],
    },
    'mesh',
  ),
  seeker(
    'amara',
    'Amara Mensah',
    318,
    ['fulltime'],
    {
      headline: 'Product designer for people in a hurry',
      about:
        'I test in markets, waiting rooms and bus stations, because that is where software is used. Before design I sold phones for four years and learned what people try first.',
      location: 'Accra, Ghana',
      skills: ['Interface design', 'Research', 'Prototyping'],
    },
    'weave',
  ),
  seeker('sofia', 'Sofia Marchetti', 296, ['contract'], {
    headline: 'Backend engineer, payments and ledgers',
    about:
      'I build systems that can explain every number they show. Available for contracts of three months and more.',
    location: 'Turin, Italy',
    skills: ['TypeScript', 'PostgreSQL', 'DynamoDB', 'Ledgers'],
  }),
  seeker('rafael', 'Rafael Monteiro', 240, ['fulltime', 'parttime'], {
    headline: 'Data scientist. Small data, honest intervals',
    location: 'Recife, Brazil',
    skills: ['Statistics', 'Python', 'Time series', 'Teaching'],
  }),
  seeker('omar', 'Omar Khalil', 226, ['fulltime', 'contract'], {
    headline: 'Hardware engineer: sensors, batteries, dust and heat',
    about:
      'Built irrigation controllers for seven years. I like devices that are repaired with one screwdriver.',
    location: 'Amman, Jordan',
    skills: ['Electronics', 'Power systems', 'Firmware', 'Field tests'],
  }),
  seeker('pavel', 'Pavel Horák', 190, ['contract'], {
    headline: 'Security engineer. I write the report so that the nurse can read it',
    location: 'Brno, Czechia',
    skills: ['Threat modelling', 'Go', 'Python', 'Incident response'],
  }),
  seeker('thandi', 'Thandi Mokoena', 172, ['fulltime'], {
    headline: 'Operations and community lead. From ten customers to a thousand',
    location: 'Johannesburg, South Africa',
    skills: ['Operations', 'Hiring', 'Community'],
  }),
  seeker('aiko', 'Aiko Sato', 150, ['contract', 'parttime'], {
    headline: 'Illustrator for games, books and the backs of boxes',
    location: 'Sapporo, Japan',
    skills: ['Illustration', 'Print', 'Art direction'],
  }),
  seeker('marcus', 'Marcus Byrne', 140, ['fulltime'], {
    headline: 'Front-end and mobile engineer. Fast pages on slow phones',
    location: 'Galway, Ireland',
    skills: ['TypeScript', 'React Native', 'Performance', 'Accessibility'],
  }),
  seeker('noor', 'Noor Malik', 118, ['fulltime', 'contract'], {
    headline: 'Growth and marketing for products that people already tell their friends about',
    location: 'Lahore, Pakistan',
    skills: ['Growth', 'Copywriting', 'Interviews'],
  }),
  seeker('zainab', 'Zainab Bello', 92, ['parttime', 'contract'], {
    headline: 'Editor and curriculum designer. Plain words, hard subjects',
    location: 'Kano, Nigeria',
    skills: ['Curriculum design', 'Editing', 'Plain language'],
  }),
  seeker('esi', 'Esi Quaye', 58, ['fulltime', 'internship'], {
    headline: 'Field researcher. I ask one question and then wait',
    location: 'Cape Coast, Ghana',
    skills: ['Interviews', 'Surveys', 'Fante', 'Transcription'],
  }),
  seeker('anja', 'Anja Kovač', 20, ['parttime'], {
    headline: 'Physiotherapist who wants to build what she keeps explaining',
    location: 'Maribor, Slovenia',
    skills: ['Physiotherapy', 'Patient education'],
  }),
  seeker('wei', 'Tan Wei Ming', 6, ['fulltime'], {
    headline: 'Full-stack engineer, first startup',
    location: 'Penang, Malaysia',
    skills: ['TypeScript', 'PostgreSQL', 'Data pipelines'],
  }),
];
