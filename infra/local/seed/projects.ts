import type { ProjectInput } from '../../../shared/model/project.ts';

interface SeedProject {
  founder: string;
  daysAgo: number;
  input: Omit<ProjectInput, 'openRoles'> & {
    openRoles: { title: string; description: string; limit: number }[];
  };
  upvotedBy: string[];
  /** Who is in the team, in which role. */
  team: [username: string, role: string][];
  /** Who has applied and waits for an answer; they are in no team that comes after this one. */
  applicants: [username: string, role: string, message: string][];
  comments: [username: string, text: string][];
}

/** What the demo community builds, oldest first. */
export const PROJECTS: SeedProject[] = [
  {
    founder: 'jonas',
    daysAgo: 80,
    input: {
      name: 'Kettle Night Kitchens',
      description:
        'Shared kitchens stand empty from ten at night to six in the morning. We open ours to bakers, ferment makers and caterers who work while the city sleeps, by the hour and without a deposit. Three kitchens run, the fourth opens in spring.',
      category: 'E-Commerce',
      stage: 'growth',
      website: 'https://kettle.example/',
      teamSize: 12,
      openRoles: [
        {
          title: 'Operations Lead',
          description: 'Keeps four kitchens clean, booked and on good terms with their neighbours.',
          limit: 1,
        },
        {
          title: 'Backend Engineer',
          description: 'Bookings, locks and invoices that agree with each other.',
          limit: 2,
        },
      ],
    },
    upvotedBy: ['daniel', 'maya', 'lena', 'kofi', 'tomas', 'amara'],
    team: [['sofia', 'Backend Engineer']],
    applicants: [],
    comments: [
      ['daniel', 'What happens to the bookings in Ramadan? Night kitchens could be full for a month.'],
      ['jonas', 'They were. We opened an hour earlier and hired two more people.'],
    ],
  },
  {
    founder: 'maya',
    daysAgo: 45,
    input: {
      name: 'Tidewise',
      description:
        'A ten-day harvest and weather forecast for small fisheries, on phones that are five years old and mostly without a network. Forty families on the Konkan coast use the prototype; the pilot with the second cooperative begins after the monsoon.',
      category: 'Artificial Intelligence',
      stage: 'prototype',
      website: 'https://tidewise.example/',
      teamSize: 6,
      openRoles: [
        {
          title: 'Mobile Engineer',
          description: 'Offline first is not a feature here, it is the product. Kotlin or React Native.',
          limit: 1,
        },
        {
          title: 'Field Researcher',
          description: 'Listens on the beach at five in the morning, in Konkani or Marathi.',
          limit: 2,
        },
      ],
    },
    upvotedBy: ['daniel', 'priya', 'jonas', 'amara', 'lena', 'kofi', 'tomas', 'sofia'],
    team: [],
    applicants: [
      [
        'priya',
        'Mobile Engineer',
        'Three years of apps for basements, trains and villages. I have a sync engine that survived a monsoon, and I would love to show it to you.',
      ],
      ['sofia', 'Mobile Engineer', 'Mostly backend, but I have shipped two apps and I learn quickly.'],
    ],
    comments: [
      ['priya', 'How large is a forecast on the wire?'],
      ['maya', '38 KB for ten days. It was 2 MB in January.'],
      ['lena', 'Bring printed paper, you said. Do people still ask for it?'],
      ['maya', 'Every week. We print on Sundays.'],
    ],
  },
  {
    founder: 'tomas',
    daysAgo: 20,
    input: {
      name: 'Aula Abierta',
      description:
        'Evening classes that travel to the village: a van, thirty chairs, a projector and teachers who live an hour away at most. We begin with reading, bookkeeping and the papers that a cooperative needs.',
      category: 'Education',
      stage: 'idea',
      website: '',
      teamSize: null,
      openRoles: [
        { title: 'Curriculum Designer', description: '', limit: 1 },
        { title: 'Volunteer Coordinator', description: 'Knows who has time on Thursdays.', limit: 1 },
      ],
    },
    upvotedBy: ['lena', 'maya', 'sofia'],
    team: [['amara', 'Curriculum Designer']],
    applicants: [],
    comments: [['lena', 'I know two retired teachers in Oaxaca. Shall I ask?']],
  },
  {
    founder: 'kofi',
    daysAgo: 8,
    input: {
      name: 'Coolbox',
      description:
        'Solar cold rooms for vegetable markets, paid for by the crate and by the day. One room saves a trader four of ten tomatoes. The first one in Kumasi paid for its month in five days.',
      category: 'Software',
      stage: 'MVP',
      website: 'https://coolbox.example/',
      teamSize: 5,
      openRoles: [
        { title: 'Hardware Engineer', description: 'Sensors, doors, batteries, dust.', limit: 1 },
        { title: 'Product Designer', description: 'An app that traders use with wet hands.', limit: 1 },
      ],
    },
    upvotedBy: ['maya', 'daniel', 'jonas', 'amara', 'priya'],
    team: [],
    applicants: [
      [
        'amara',
        'Product Designer',
        'I have tested with traders in Makola for years. Wet hands, loud places, one minute: my kind of screen.',
      ],
    ],
    comments: [['daniel', 'Who cleans the panels?']],
  },
];
