import type { ProfileChange, Role } from '../../../shared/model/member.ts';

interface SeedMember {
  username: string;
  name: string;
  role: Role;
  /** Days ago. */
  joined: number;
  profile: ProfileChange;
  posts: { hoursAgo: number; text: string; likedBy: string[] }[];
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
    posts: [
      {
        hoursAgo: 3,
        text: 'Our forecast called the storm on Tuesday eleven hours before the public warning. Four boats stayed in that would have gone out. That is the whole pitch deck, really.\n\nWe are looking for a mobile engineer who likes bad networks and good people. Offline first is not a feature for us, it is the product. Write to me here, I answer everybody.',
        likedBy: ['daniel', 'priya', 'jonas', 'amara', 'lena', 'kofi'],
      },
      {
        hoursAgo: 98,
        text: 'Things I wish I had known before the first pilot: bring printed paper. Nobody reads your app in the rain.',
        likedBy: ['priya', 'tomas', 'amara'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 9,
        text: 'A founder asked me today what I look at first. The calendar. Show me how many customers you talked to in the last four weeks and I know most of what I need.',
        likedBy: ['maya', 'jonas', 'lena', 'tomas'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 20,
        text: 'I spent the weekend making a form survive a dead battery. Nobody will ever notice, and that is the point.',
        likedBy: ['maya', 'amara', 'sofia'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 31,
        text: 'Kettle opened its third kitchen this morning. 23 food businesses now cook under our roofs, and 19 of them started after we opened the first one. If you are thinking about a food business and the deposit for your own kitchen scares you: come for a coffee and a tour.',
        likedBy: ['daniel', 'maya', 'lena', 'kofi', 'sofia', 'tomas', 'amara'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 52,
        text: 'Tested a checkout with eight market traders today. Seven of them looked for the total first. I am moving the total.',
        likedBy: ['priya', 'maya', 'jonas', 'daniel'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 75,
        text: 'Office hours on Friday for founders in health: 20 minutes, no slides, bring the one question that keeps you awake. First six replies get a slot.',
        likedBy: ['sofia', 'tomas'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 130,
        text: 'First evening class in a village without a school bus: 31 people came, the oldest was 74. We ran out of chairs and nobody left.',
        likedBy: ['lena', 'maya', 'sofia', 'amara', 'daniel', 'jonas', 'priya', 'kofi'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 200,
        text: 'A ledger that is right 99.99 % of the time is a random number generator with good manners.',
        likedBy: ['priya', 'daniel', 'jonas'],
      },
    ],
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
    posts: [
      {
        hoursAgo: 260,
        text: 'Tomatoes picked on Monday, sold on Saturday, still firm. The cold room paid for its first month in five days.',
        likedBy: ['maya', 'daniel', 'jonas', 'amara'],
      },
    ],
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
