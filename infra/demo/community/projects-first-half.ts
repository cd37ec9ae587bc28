import type { SeedProject } from './types.ts';

/** What was begun in the first half of the year, oldest first. */
export const FIRST_PROJECTS: SeedProject[] = [
  {
    key: 'kettle',
    founder: 'jonas',
    created: 350,
    hasPoster: true,
    input: {
      name: 'Kettle Night Kitchens',
      pitch: 'Kitchens that stand empty at night, by the hour, for people who cook while the city sleeps.',
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
          skills: ['Operations', 'Hiring'],
          commitment: 'fullTime',
          place: 'onSite',
          location: 'Malmö, Sweden',
          pay: { min: 48_000, max: 58_000, currency: 'EUR' },
        },
        {
          title: 'Backend Engineer',
          description: 'Bookings, locks and invoices that agree with each other.',
          limit: 2,
          skills: ['TypeScript', 'PostgreSQL', 'Payments'],
          commitment: 'fullTime',
          place: 'hybrid',
          location: 'Malmö, Sweden',
          equity: { min: 0.3, max: 0.8 },
          pay: { min: 60_000, max: 75_000, currency: 'EUR' },
          question: 'Which double booking have you caused, and how did you find out?',
        },
        {
          title: 'Night Manager',
          description: 'Is there when an oven is not. Thirty hours a week, four nights.',
          limit: 1,
          skills: ['Operations', 'Hiring'],
          commitment: 'partTime',
          place: 'onSite',
          location: 'Malmö, Sweden',
          pay: { min: 28_000, max: 32_000, currency: 'EUR' },
        },
      ],
    },
    upvotes: 7,
    applications: [
      {
        by: 'sofia',
        role: 'Backend Engineer',
        sent: 240,
        message:
          'I have built two booking systems and one that had to be switched off. Happy to talk about all three.',
        outcome: [['accepted', 236]],
      },
      {
        by: 'thandi',
        role: 'Operations Lead',
        sent: 150,
        message:
          'I opened nine shops in three years and can show you the checklists. Kitchens have more fire, the rest is the same.',
        outcome: [['accepted', 146]],
      },
      {
        by: 'noor',
        role: 'Night Manager',
        sent: 100,
        message: 'My field is marketing, but I ran a night bakery for two years and know the hours.',
        outcome: [['rejected', 97]],
      },
      {
        by: 'wei',
        role: 'Backend Engineer',
        sent: 3,
        answer:
          'I charged two bakers for the same oven in my own test. The second one wrote to me before the log did.',
        message:
          'This would be my first startup. I have read your posts on double bookings and have a small prototype to show.',
      },
    ],
    comments: [
      ['daniel', 340, 'What happens to the bookings in Ramadan? Night kitchens could be full for a month.'],
      ['jonas', 339, 'They were. We opened an hour earlier and hired two more people.'],
      ['harpreet', 150, 'How long is a typical stay before somebody moves into a kitchen of their own?'],
      ['jonas', 149, 'Fourteen months. A third of them come back for the night hours anyway.'],
    ],
  },
  {
    key: 'quiethours',
    founder: 'ingrid',
    created: 338,
    hasPoster: true,
    input: {
      name: 'Quiet Hours',
      pitch: 'Shows hospital wards where the noise at night comes from, so that patients sleep.',
      description:
        'A sensor for hospital wards that shows where the noise comes from at night: a trolley, a door, an alarm that nobody needs. Eleven wards sleep 40 minutes longer. Since the summer we belong to a hospital group and equip its other houses.',
      category: 'Software',
      stage: 'growth',
      website: 'https://quiethours.example/',
      teamSize: 8,
      openRoles: [
        {
          title: 'App Engineer',
          description: 'The ward app: one screen, large numbers, readable at three in the morning.',
          limit: 1,
        },
      ],
    },
    updated: [120, { stage: 'exit', openRoles: [] }],
    status: [
      [263, 'closed'],
      [259, 'open'],
      [117, 'closed'],
    ],
    updates: [
      [
        258,
        'Four wards sleep better. While we wrote the next contract nobody could apply; now you can again.',
      ],
      [
        116,
        'We are part of a hospital group since this morning. All of us stay, the sensors too, and eleven more houses get them this year.\n\nThank you to everybody who has slept badly for us.',
        { milestone: 'Part of a hospital group' },
      ],
    ],
    upvotes: 6,
    applications: [
      {
        by: 'priya',
        role: 'App Engineer',
        sent: 266,
        message:
          'I have made screens for conductors on night trains. A ward at three in the morning sounds familiar.',
      },
      {
        by: 'marcus',
        role: 'App Engineer',
        sent: 128,
        message: 'One screen, large numbers: I would like to make it open in under a second.',
      },
    ],
    comments: [
      ['lena', 330, 'Which ward was the loudest? I have a guess.'],
      ['ingrid', 329, 'Orthopaedics, because of the trolleys. New wheels cost less than one of our sensors.'],
      ['malik', 118, 'Congratulations on the sale. What will you do differently next time?'],
      ['priya', 12, 'Is the ward in Oslo yours, too? My aunt works there and has told me its name.', 11],
    ],
  },
  {
    key: 'tidewise',
    founder: 'maya',
    created: 322,
    hasPoster: true,
    input: {
      name: 'Tidewise',
      pitch: 'Harvest and weather forecasts for small fisheries, on old phones and without a network.',
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
          skills: ['Kotlin', 'React Native', 'Offline sync'],
          commitment: 'fullTime',
          place: 'remote',
          equity: { min: 1, max: 2 },
          question: 'What did your last app do without a network?',
        },
        {
          title: 'Field Researcher',
          description: 'Listens on the beach at five in the morning, in Konkani or Marathi, or learns to.',
          limit: 2,
          skills: ['Interviews', 'Konkani', 'User Research'],
          commitment: 'partTime',
          place: 'onSite',
          location: 'Goa, India',
          pay: { min: 400_000, max: 600_000, currency: 'INR' },
        },
        {
          title: 'Data Scientist',
          description: 'Waves, moons and catch reports; small data with honest intervals.',
          limit: 1,
          skills: ['Python', 'Statistics', 'Time series'],
          commitment: 'fullTime',
          place: 'remote',
          equity: { min: 0.5, max: 1.5 },
        },
      ],
    },
    updates: [
      [
        200,
        'Forty families read the forecast every evening. On Sundays we still print it.',
        { milestone: 'Forty families' },
      ],
      [
        88,
        'The second cooperative has signed: the pilot begins after the monsoon.\n\nWhat we need until then is somebody who knows offline sync better than we do. If that is you, the role is open.',
        { milestone: 'A second cooperative' },
      ],
      [
        6,
        'Ten days now fit into 38 KB. Fetching them over one bar of signal takes four seconds.',
        {
          picture: [
            'forecast',
            'Drawing: a phone on the sand shows a sun, a curve and eight bars, two of them red',
          ],
        },
      ],
    ],
    upvotes: 10,
    applications: [
      {
        by: 'rafael',
        role: 'Data Scientist',
        sent: 230,
        message:
          'I model small tides for a living: school dropouts, river levels, bread prices. Yours would be the first real ones.',
        outcome: [
          ['accepted', 225],
          ['left', 48],
        ],
      },
      {
        by: 'sofia',
        role: 'Data Scientist',
        sent: 228,
        message: 'I have put three forecasting models into production, none of them near water yet.',
      },
      {
        by: 'zainab',
        role: 'Field Researcher',
        sent: 84,
        message: 'I edit more than I interview, but I have done both in three languages.',
        outcome: [
          ['seen', 83],
          ['rejected', 80],
        ],
        rejection: {
          reason: 'skills',
          note: 'Your texts are lovely. Please ask again when we need an editor.',
        },
      },
      {
        by: 'esi',
        role: 'Field Researcher',
        sent: 50,
        message: 'I grew up at a landing beach and know when not to ask. I would move for this.',
        outcome: [['accepted', 46]],
      },
      {
        by: 'marcus',
        role: 'Mobile Engineer',
        sent: 7.6,
        answer:
          'It kept everything that was typed for nine days, and sent it in the right order on the tenth.',
        message:
          'Fast pages on slow phones is what I do all day. I would want to keep a day a week for my present team.',
        outcome: [['seen', 6.8]],
        note: 'Ask how the day a week would work.',
      },
      {
        by: 'priya',
        role: 'Mobile Engineer',
        sent: 2.2,
        answer: 'It showed the last forecast with its age in large letters, and never a spinner.',
        message:
          'Three years of apps for basements, trains and villages. I have a sync engine that survived a monsoon, and I would love to show it to you.',
        outcome: [
          ['seen', 2.1],
          ['inTalk', 1.9],
        ],
      },
      {
        by: 'sofia',
        role: 'Mobile Engineer',
        sent: 1.4,
        message: 'Mostly backend, but I have shipped two apps and I learn quickly.',
      },
      {
        by: 'wei',
        role: 'Data Scientist',
        sent: 0.9,
        message: 'I have built data pipelines for a weather station network at university and miss it.',
      },
    ],
    comments: [
      ['priya', 300, 'How large is a forecast on the wire?'],
      ['maya', 299, '38 KB for ten days. It was 2 MB in January.'],
      ['lena', 210, 'Bring printed paper, you said. Do people still ask for it?'],
      ['maya', 209, 'Every week. We print on Sundays.'],
      ['ines', 33, 'We would like to see the pilot with our own eyes. Is there a train?'],
      ['maya', 32, 'There is, and the line runs along the sea. I will send you the dates.'],
      ['kofi', 1.1, 'Do the families pay, or the cooperative?'],
    ],
  },
  {
    key: 'ledgerline',
    founder: 'hana',
    created: 300,
    hasPoster: true,
    input: {
      name: 'Ledgerline',
      pitch: 'Bookkeeping from voice notes and photos of receipts, for traders who want a loan.',
      description:
        'Bookkeeping from voice notes and photos of receipts, in Swahili and English. 2,100 traders close their day in under two minutes, and 340 of them have used the books to get a loan at a third of the usual rate.',
      category: 'Finance',
      stage: 'fundraising',
      website: 'https://ledgerline.example/',
      teamSize: 14,
      openRoles: [
        {
          title: 'Mobile Engineer',
          description: 'An app that is opened forty times a day with one hand.',
          limit: 1,
          skills: ['React Native', 'TypeScript', 'Accessibility'],
          commitment: 'fullTime',
          place: 'remote',
          pay: { min: 45_000, max: 60_000, currency: 'EUR' },
        },
        {
          title: 'Ledger Engineer',
          description: 'Double entry under the hood, nothing of it on the screen.',
          limit: 1,
          skills: ['TypeScript', 'PostgreSQL', 'Ledgers'],
          commitment: 'cofounder',
          place: 'remote',
          equity: { min: 5, max: 15 },
          question: 'How would you correct an entry that is a year old?',
        },
      ],
    },
    upvotes: 8,
    applications: [
      {
        by: 'priya',
        role: 'Mobile Engineer',
        sent: 285,
        message: 'I would like to work on something that is opened forty times a day.',
        outcome: [['rejected', 280]],
      },
      {
        by: 'sofia',
        role: 'Ledger Engineer',
        sent: 239,
        message: 'Ledgers are my trade. I can begin in April.',
      },
      {
        by: 'marcus',
        role: 'Mobile Engineer',
        sent: 120,
        message: 'Six years of React Native, the last two on phones with one gigabyte of memory.',
        outcome: [['accepted', 115]],
      },
      {
        by: 'wei',
        role: 'Ledger Engineer',
        sent: 4,
        answer: 'With a second entry that names the first one. Nothing that was written goes away.',
        message: 'I wrote a double-entry ledger as my thesis and can walk you through its tests.',
      },
    ],
    comments: [
      ['samuel', 198, 'The loan rate is the number to lead with. I would put it first.'],
      ['hana', 197, 'Done, in the description and in the deck. Thank you.'],
      ['viktor', 90, 'Who carries the risk when a voice note was misheard?'],
      ['hana', 89, 'We do, up to a day of sales. It has cost us 210 dollars this year.'],
    ],
  },
  {
    key: 'footpath',
    founder: 'freya',
    created: 276,
    hasPoster: true,
    input: {
      name: 'Footpath',
      pitch: 'Walking routes written by the people who live along them.',
      description:
        'Walking routes written by the people who live along them, with the baker who opens at six and the farm that lets you refill a bottle. 410 routes in the Highlands, 60 more being walked. Half of every sale stays in the valley.',
      category: 'Travel',
      stage: 'growth',
      website: 'https://footpath.example/',
      teamSize: 9,
      openRoles: [
        { title: 'Android Engineer', description: 'Maps that open without a network.', limit: 1 },
        {
          title: 'Route Editor',
          description: 'Walks a route with its author and writes it down so that a stranger finds the stile.',
          limit: 2,
          skills: ['Editing', 'Photography', 'English'],
          commitment: 'partTime',
          place: 'remote',
        },
      ],
    },
    upvotes: 6,
    applications: [
      {
        by: 'priya',
        role: 'Android Engineer',
        sent: 262,
        message:
          'Offline maps are my idea of a good problem. I can show you one that opens in 300 milliseconds.',
        outcome: [
          ['accepted', 256],
          ['removed', 150],
        ],
      },
      {
        by: 'thandi',
        role: 'Route Editor',
        sent: 165,
        message: 'I have led walks for a community group for five years and like to write.',
      },
      {
        by: 'esi',
        role: 'Route Editor',
        sent: 30,
        message: 'Part-time beside my field work: I would bring routes along the coast that I know by foot.',
      },
    ],
    comments: [
      ['ines', 260, 'Do you take routes from other countries? The coast north of Porto deserves this.'],
      ['freya', 259, 'From next year. I would love to walk it with you first.'],
      ['harpreet', 41, 'Half stays in the valley. Half of revenue or of profit?'],
      ['freya', 40, 'Of revenue, on the day of the sale.'],
    ],
  },
  {
    key: 'sturdy',
    founder: 'malik',
    created: 241,
    hasPoster: true,
    input: {
      name: 'Sturdy',
      pitch: 'Physiotherapy exercises that people still do in the third week.',
      description:
        'Two of three people stop their exercises in the second week. Sturdy films the movement, counts, and asks on day nine how it goes, which is when most people give up. Four clinics in Bristol send us their patients.',
      category: 'Fitness',
      stage: 'MVP',
      website: '',
      teamSize: 6,
      openRoles: [
        {
          title: 'App Developer',
          description: 'Camera, counting and a voice that does not shout.',
          limit: 1,
          skills: ['Swift', 'Computer Vision'],
          commitment: 'fullTime',
          place: 'hybrid',
          location: 'Bristol, England',
          equity: { min: 1, max: 3 },
        },
        {
          title: 'Physiotherapist',
          description: 'Writes programmes and reads what patients answer on day nine.',
          limit: 1,
          skills: ['Physiotherapy', 'Patient education'],
          commitment: 'partTime',
          place: 'remote',
          pay: { min: 20_000, max: 26_000, currency: 'EUR' },
        },
      ],
    },
    upvotes: 4,
    applications: [
      {
        by: 'priya',
        role: 'App Developer',
        sent: 108,
        message: 'I know the camera pipeline well and I have a bad knee, so I am also a user.',
      },
      {
        by: 'sofia',
        role: 'App Developer',
        sent: 106,
        message: 'Two shipped apps, and a backend that you will need sooner than you think.',
        outcome: [['accepted', 101]],
      },
      {
        by: 'anja',
        role: 'Physiotherapist',
        sent: 12,
        message: 'I say the same twelve sentences every day. I would like to write them down once, well.',
      },
    ],
    comments: [
      ['lena', 235, 'Day nine is right. Where did you find that number?'],
      ['malik', 234, 'In 1,100 diaries from our first clinic. We reread them every month.'],
    ],
  },
  {
    key: 'loomwork',
    founder: 'arjun',
    created: 236,
    hasPoster: true,
    input: {
      name: 'Loomwork',
      pitch: 'Weavers are paid each time somebody uses a pattern of theirs.',
      description:
        'Weavers license their patterns to textile makers and are paid each time one is used. 118 families, 900 patterns, two makers who print and weave from the same file. The first royalty cheque paid for a roof.',
      category: 'Creativity',
      stage: 'fundraising',
      website: 'https://loomwork.example/',
      teamSize: 8,
      openRoles: [
        {
          title: 'Licensing Manager',
          description: 'Contracts of two pages that both sides can read.',
          limit: 1,
          skills: ['Contract Law', 'Negotiation'],
          commitment: 'partTime',
          place: 'remote',
        },
        {
          title: 'Pattern Archivist',
          description: 'Photographs, names and dates patterns with the families who own them.',
          limit: 2,
          skills: ['Photography', 'Research'],
          commitment: 'internship',
          place: 'onSite',
          location: 'Ahmedabad, India',
        },
      ],
    },
    upvotes: 7,
    applications: [
      {
        by: 'zainab',
        role: 'Pattern Archivist',
        sent: 18,
        message:
          'I would work remotely on names, dates and stories. I have catalogued 2,000 textbooks and one museum.',
      },
    ],
    comments: [
      [
        'bruno',
        95,
        'In publishing we lost a decade over reprint rights. Happy to send you the contract that ended it.',
      ],
      ['arjun', 94, 'Please do. Ours has grown to five pages and nobody is proud of it.'],
    ],
  },
  {
    key: 'plainwords',
    founder: 'chiara',
    created: 220,
    hasPoster: true,
    input: {
      name: 'Plain Words',
      pitch: 'Letters from authorities that the people who get them understand.',
      description:
        'We rewrite the letters that authorities send, together with the people who receive them. Six cities use our texts. After one rewritten reminder, missed deadlines at a housing office fell by 31 percent.',
      category: 'Nonprofits',
      stage: 'growth',
      website: 'https://plainwords.example/',
      teamSize: 10,
      openRoles: [
        { title: 'Editor', description: 'Turns four pages into one without losing a right.', limit: 2 },
        {
          title: 'Front-end Engineer',
          description: 'A library of letters that clerks like to use.',
          limit: 1,
          skills: ['React', 'TypeScript', 'Web Accessibility'],
          commitment: 'fullTime',
          place: 'remote',
          pay: { min: 50_000, max: 65_000, currency: 'EUR' },
          question: 'Which form do you fill in gladly, and why?',
        },
      ],
    },
    upvotes: 6,
    applications: [
      {
        by: 'marcus',
        role: 'Front-end Engineer',
        sent: 125,
        message: 'My mother still calls me to explain her letters. I would enjoy making that unnecessary.',
      },
      {
        by: 'priya',
        role: 'Front-end Engineer',
        sent: 30,
        message: 'I read contracts for my parents. I would like to build what they can read themselves.',
      },
      {
        by: 'zainab',
        role: 'Editor',
        sent: 88,
        message: 'I have edited school books for nine-year-olds, who are the most honest readers there are.',
        outcome: [['accepted', 85]],
      },
    ],
    comments: [
      ['zainab', 90, 'Which sentence did you fight over longest?'],
      ['chiara', 89, '"You must appear in person." It became "Please come to us". The fine stayed the same.'],
    ],
  },
];
