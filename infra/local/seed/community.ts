import type { ProfileChange, Role } from '../../../shared/model/member.ts';

interface SeedMember {
  username: string;
  name: string;
  role: Role;
  /** Days ago. */
  joined: number;
  profile: ProfileChange;
}

/** A small community that shows what Hearth is for. Everybody's password is `DEMO_PASSWORD`. */
export const DEMO_PASSWORD = 'hearth-demo';

/** What to tell the person who started it. */
export const DEMO_SIGN_INS = `Sign in as maya (founder), daniel (investor), priya (looking to join) or admin, password ${DEMO_PASSWORD}`;

export const COMMUNITY: SeedMember[] = [
  {
    username: 'maya',
    name: 'Maya Iyer',
    role: 'founder',
    joined: 120,
    profile: {
      headline: 'Founder of Tidewise, forecasting harvests for small fisheries',
      about:
        'Ten years of marine data at a research institute taught me that the people who need forecasts most never see them. Tidewise puts a ten-day forecast on a five-year-old phone. We work with 40 fishing families along the Konkan coast and are preparing our pilot with the second cooperative.',
      location: 'Goa, India',
      organization: 'Tidewise',
      skills: ['Oceanography', 'Data products', 'Fundraising'],
      founderInfo: { startupStage: 'prototype', lookingFor: ['team', 'funding'] },
    },
  },
  {
    username: 'daniel',
    name: 'Daniel Okafor',
    role: 'investor',
    joined: 110,
    profile: {
      headline: 'Early-stage investor, climate and food. First cheques of 50 to 150 thousand',
      about:
        'I write first cheques for teams that know their customers by name. Before investing I ran supply chains for twelve years, so I ask boring questions about logistics.',
      location: 'Lagos, Nigeria',
      organization: 'Second Harvest Capital',
      investmentRange: { min: 50_000, max: 150_000 },
      investmentInterests: ['Software', 'Artificial Intelligence', 'Nonprofits'],
    },
  },
  {
    username: 'priya',
    name: 'Priya Nair',
    role: 'job_seeker',
    joined: 74,
    profile: {
      headline: 'Mobile engineer, offline first. Looking for a team that ships',
      about:
        'Six years of Android and React Native, the last three on apps that had to work in basements, trains and villages. I care about sync conflicts more than is healthy.',
      location: 'Pune, India',
      skills: ['React Native', 'Kotlin', 'Offline sync', 'Accessibility'],
      jobSeekerInfo: { openToRoles: ['fulltime', 'contract'] },
    },
  },
  {
    username: 'jonas',
    name: 'Jonas Lindqvist',
    role: 'founder',
    joined: 96,
    profile: {
      headline: 'Building Kettle, shared kitchens for food startups',
      location: 'Malmö, Sweden',
      organization: 'Kettle',
      skills: ['Operations', 'Food safety', 'Sales'],
      founderInfo: { startupStage: 'growth', lookingFor: ['funding'] },
    },
  },
  {
    username: 'amara',
    name: 'Amara Mensah',
    role: 'job_seeker',
    joined: 40,
    profile: {
      headline: 'Product designer for people in a hurry',
      location: 'Accra, Ghana',
      skills: ['Interface design', 'Research', 'Prototyping'],
      jobSeekerInfo: { openToRoles: ['fulltime'] },
    },
  },
  {
    username: 'lena',
    name: 'Lena Hoffmann',
    role: 'investor',
    joined: 88,
    profile: {
      headline: 'Angel investor in health and education. Former hospital physician',
      location: 'Leipzig, Germany',
      organization: 'Independent',
      investmentRange: { min: 10_000, max: 60_000 },
      investmentInterests: ['Education', 'Fitness'],
    },
  },
  {
    username: 'tomas',
    name: 'Tomás Rivera',
    role: 'founder',
    joined: 33,
    profile: {
      headline: 'Aula Abierta: evening classes that travel to the village',
      location: 'Oaxaca, Mexico',
      organization: 'Aula Abierta',
      skills: ['Teaching', 'Community building'],
      founderInfo: { startupStage: 'idea', lookingFor: ['team'] },
    },
  },
  {
    username: 'sofia',
    name: 'Sofia Marchetti',
    role: 'job_seeker',
    joined: 21,
    profile: {
      headline: 'Backend engineer, payments and ledgers',
      location: 'Turin, Italy',
      skills: ['TypeScript', 'PostgreSQL', 'DynamoDB', 'Ledgers'],
      jobSeekerInfo: { openToRoles: ['contract'] },
    },
  },
  {
    username: 'kofi',
    name: 'Kofi Asante',
    role: 'founder',
    joined: 12,
    profile: {
      headline: 'Solar cold rooms for vegetable markets',
      location: 'Kumasi, Ghana',
      organization: 'Coolbox',
      founderInfo: { startupStage: 'MVP', lookingFor: ['funding', 'team'] },
    },
  },
  {
    username: 'ines',
    name: 'Inês Carvalho',
    role: 'investor',
    joined: 27,
    profile: {
      headline: 'Ocean and coast fund. Patient money, short e-mails',
      location: 'Porto, Portugal',
      organization: 'Maré Ventures',
      investmentRange: { min: 80_000, max: 250_000 },
      investmentInterests: ['Artificial Intelligence', 'Nonprofits', 'Travel'],
    },
  },
];

/** Who knows whom. */
export const CONNECTIONS: readonly [string, string][] = [
  ['maya', 'daniel'],
  ['maya', 'amara'],
  ['maya', 'tomas'],
  ['maya', 'sofia'],
  ['daniel', 'lena'],
  ['daniel', 'jonas'],
  ['priya', 'amara'],
  ['priya', 'jonas'],
  ['priya', 'kofi'],
  ['jonas', 'lena'],
  ['tomas', 'kofi'],
  ['sofia', 'lena'],
];

/** Who has asked whom, and waits. */
export const REQUESTS: readonly [string, string][] = [
  ['priya', 'maya'],
  ['kofi', 'maya'],
  ['lena', 'maya'],
  ['tomas', 'daniel'],
  ['sofia', 'priya'],
];
