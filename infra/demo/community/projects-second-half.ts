import type { SeedProject } from './types.ts';

/** What was begun in the second half of the year, oldest first. */
export const LATER_PROJECTS: SeedProject[] = [
  {
    key: 'marketday',
    founder: 'grace',
    created: 205,
    hasPoster: true,
    input: {
      name: 'Marketday',
      pitch: 'A page for every street seller, made in ten minutes with a phone.',
      description:
        'A page for every street seller, made in ten minutes with a phone: what is there today, where the stall stands, how to order before noon. 260 sellers in Kisumu pay a dollar a week, because regulars come back.',
      category: 'Marketing',
      stage: 'MVP',
      website: 'https://marketday.example/',
      teamSize: 7,
      openRoles: [
        {
          title: 'Growth Lead',
          description: 'From one city to three, by word of mouth and on foot.',
          limit: 1,
          skills: ['Growth', 'Copywriting', 'Community'],
          commitment: 'cofounder',
          place: 'hybrid',
          location: 'Kisumu, Kenya',
          equity: { min: 4, max: 8 },
        },
        {
          title: 'Illustrator',
          description: 'Signs and stickers that are readable from the other side of the road.',
          limit: 1,
          skills: ['Illustration', 'Print'],
          commitment: 'partTime',
          place: 'remote',
        },
      ],
    },
    upvotes: 5,
    applications: [
      {
        by: 'aiko',
        role: 'Illustrator',
        sent: 130,
        message: 'I draw for the backs of boxes, which are also read from far away.',
        outcome: [['accepted', 126]],
      },
      {
        by: 'noor',
        role: 'Growth Lead',
        sent: 70,
        message:
          'I have taken two products from one city to three, mostly by listening to the tenth customer.',
        outcome: [['accepted', 66]],
      },
    ],
    comments: [
      ['samuel', 190, 'A dollar a week is a strong sign. What do they stop paying for?'],
      ['grace', 189, 'Printed flyers. They cost four and get wet.'],
      ['amara', 60, 'I tested your ordering page with two sellers in Makola. Notes are in your messages.'],
    ],
  },
  {
    key: 'commonroof',
    founder: 'elif',
    created: 190,
    hasPoster: true,
    input: {
      name: 'Common Roof',
      pitch: 'Tools for neighbours who buy, build and run their houses together.',
      description:
        'Tools for neighbours who buy, build and run their houses together: a finance model that a bank accepts, a rule book to adapt, and a calendar for the first two hard years. One house of fourteen families lives, two are being planned.',
      category: 'Real Estate',
      stage: 'prototype',
      website: '',
      teamSize: 3,
      openRoles: [
        {
          title: 'Building Technician',
          description: 'Heat, water and what they cost in year ten.',
          limit: 1,
          skills: ['Power systems', 'Electronics'],
          commitment: 'fullTime',
          place: 'onSite',
          location: 'Izmir, Türkiye',
          pay: { min: 42_000, max: 50_000, currency: 'EUR' },
        },
        {
          title: 'Data Analyst',
          description: 'Rents, rates and repairs of forty houses, compared fairly.',
          limit: 2,
          skills: ['Statistics', 'Python', 'Data Visualization'],
          commitment: 'partTime',
          place: 'remote',
        },
      ],
    },
    upvotes: 5,
    applications: [
      {
        by: 'omar',
        role: 'Building Technician',
        sent: 160,
        message: 'Seven years of pumps and controllers. A house is a large, slow irrigation system.',
        outcome: [['accepted', 156]],
      },
      {
        by: 'rafael',
        role: 'Data Analyst',
        sent: 30,
        message: 'Forty houses is exactly my size of data set.',
        outcome: [['accepted', 27]],
      },
      {
        by: 'wei',
        role: 'Data Analyst',
        sent: 2,
        message: 'I could start with the repair invoices and show you something in a week.',
      },
    ],
    comments: [
      ['harpreet', 140, 'What do the banks ask for first?'],
      ['elif', 139, 'Who fixes the roof in year eleven. We answer on page one now.'],
    ],
  },
  {
    key: 'lanternfish',
    founder: 'nomsa',
    created: 172,
    hasPoster: true,
    input: {
      name: 'Lanternfish',
      description:
        'A small box and a weekly call for clinics without a security team. It notices the invoice that is none, the login at night and the printer that talks too much, and says so in one sentence to one person.',
      category: 'Cyber Security',
      stage: 'buildingMVP',
      website: 'https://lanternfish.example/',
      teamSize: 5,
      openRoles: [
        {
          title: 'Security Engineer',
          description: 'Detection rules with few false alarms. Every one of them wakes a nurse.',
          limit: 1,
          skills: ['Threat modelling', 'Go', 'Incident response'],
          commitment: 'fullTime',
          place: 'remote',
          equity: { min: 0.5, max: 1 },
          pay: { min: 70_000, max: 90_000, currency: 'EUR' },
        },
        {
          title: 'Product Designer',
          description: 'Warnings that are understood at the first reading.',
          limit: 1,
          skills: ['Interface design', 'Figma', 'Prototyping'],
          commitment: 'fullTime',
          place: 'hybrid',
          location: 'Durban, South Africa',
        },
      ],
    },
    upvotes: 4,
    applications: [
      {
        by: 'pavel',
        role: 'Security Engineer',
        sent: 160,
        message:
          'I have read your list of forty incidents. Thirty-one of them could have been seen a day earlier.',
        outcome: [['accepted', 156]],
      },
      {
        by: 'amara',
        role: 'Product Designer',
        sent: 95,
        message: 'I would like to test warnings in a waiting room before anybody writes code.',
        outcome: [['withdrawn', 80]],
      },
    ],
    comments: [
      ['viktor', 165, 'One sentence to one person is the best specification I have read this year.'],
      ['lena', 160, 'I know two practices who would try it tomorrow. Shall I introduce you?'],
      ['nomsa', 160, 'Yes, please. We have room for three in the first round.'],
    ],
  },
  {
    key: 'secondwheel',
    founder: 'mateo',
    created: 155,
    hasPoster: true,
    input: {
      name: 'Second Wheel',
      pitch: 'Tired cargo bikes, rebuilt with two years of warranty at half the price.',
      description:
        'We buy tired cargo bikes from delivery fleets, rebuild them and sell them with two years of warranty at half the price. 480 bikes sold, 3 percent came back. Apprentices from the neighbourhood build every one.',
      category: 'E-Commerce',
      stage: 'growth',
      website: 'https://secondwheel.example/',
      teamSize: 15,
      openRoles: [
        {
          title: 'Shop Lead',
          description: 'Runs the second shop, with eight apprentices and a queue on Saturdays.',
          limit: 2,
          skills: ['Operations', 'Teaching', 'Spanish'],
          commitment: 'fullTime',
          place: 'onSite',
          location: 'Medellín, Colombia',
          pay: { min: 38_000, max: 44_000, currency: 'EUR' },
        },
        { title: 'Mechanic Trainer', description: 'Teaches wheels, brakes and patience.', limit: 1 },
      ],
    },
    updates: [
      [70, 'The second shop has a roof, a door and a queue. What it does not have is a lead.'],
      [30, 'Bike 480 left the workshop today. Its apprentice has signed the frame where nobody sees it.'],
    ],
    upvotes: 6,
    applications: [
      {
        by: 'thandi',
        role: 'Shop Lead',
        sent: 152,
        message: 'Saturdays with a queue are where I am at my best.',
      },
      {
        by: 'noor',
        role: 'Shop Lead',
        sent: 75,
        message: 'I would learn the bikes. I know the queue already.',
      },
      {
        by: 'esi',
        role: 'Shop Lead',
        sent: 20,
        message:
          'A question rather than an application: would you take somebody who has only ever repaired her own?',
      },
    ],
    comments: [
      [
        'harpreet',
        148,
        'Three percent returns on rebuilt bikes is better than new ones. How do you test them?',
      ],
      [
        'mateo',
        147,
        'Every bike carries 80 kilos up our steepest street, twice. Then the apprentice signs it.',
      ],
    ],
  },
  {
    key: 'earshot',
    founder: 'leila',
    created: 116,
    hasPoster: false,
    input: {
      name: 'Earshot',
      pitch: 'A hearing test that a teacher can give with a phone and five quiet minutes.',
      description:
        'A hearing test for children of four to eight that a teacher can give with a phone and five quiet minutes. In our study with 620 children it found 19 of 20 who needed help. We prepare the second study, in two more languages.',
      category: 'Artificial Intelligence',
      stage: 'prototype',
      website: '',
      teamSize: 6,
      openRoles: [
        { title: 'Audio ML Engineer', description: 'Background noise is our data and our enemy.', limit: 1 },
        { title: 'Clinical Lead', description: 'Runs the study, keeps us honest.', limit: 1 },
      ],
    },
    upvotes: 6,
    applications: [
      {
        by: 'rafael',
        role: 'Audio ML Engineer',
        sent: 40,
        message: 'Not an audio person yet, but I know how to say how sure we are.',
      },
      {
        by: 'anja',
        role: 'Clinical Lead',
        sent: 9,
        message: 'I have run two small studies and one that failed, from which I learned most.',
      },
    ],
    comments: [
      ['lena', 110, 'Nineteen of twenty is good. How many did it send to a doctor for nothing?'],
      ['leila', 109, 'Six percent. We want four before the second study.'],
    ],
  },
  {
    key: 'mossdice',
    founder: 'yuki',
    created: 98,
    hasPoster: true,
    input: {
      name: 'Moss & Dice',
      description:
        'Board games in which the table wins or loses together, printed on grass paper and playable in four languages. The first one, about tending a hillside for a hundred years, goes to print in winter.',
      category: 'Gaming',
      stage: 'buildingMVP',
      website: 'https://mossanddice.example/',
      teamSize: 4,
      openRoles: [
        { title: 'Illustrator', description: 'Forty cards, one hillside, four seasons.', limit: 1 },
        {
          title: 'Rules Writer',
          description: 'Six pages that are read aloud once and never again.',
          limit: 1,
          skills: ['Editing', 'Game Design', 'Plain language'],
          commitment: 'partTime',
          place: 'remote',
        },
      ],
    },
    upvotes: 4,
    applications: [
      {
        by: 'zainab',
        role: 'Rules Writer',
        sent: 90,
        message: 'I have written exercises that are read aloud by nine-year-olds. Rules should be easier.',
      },
      {
        by: 'aiko',
        role: 'Illustrator',
        sent: 91,
        message: 'I would begin with the hillside in fog and work towards the sun.',
        outcome: [['accepted', 86]],
      },
    ],
    comments: [
      ['bruno', 96, 'Grass paper swells. Print the box two millimetres larger.'],
      ['yuki', 95, 'That sentence has just saved us a reprint. Thank you.'],
    ],
  },
  {
    key: 'aula',
    founder: 'tomas',
    created: 75,
    hasPoster: true,
    input: {
      name: 'Aula Abierta',
      pitch: 'Evening classes that travel to the village.',
      description:
        'Evening classes that travel to the village: a van, thirty chairs, a projector and teachers who live an hour away at most. We begin with reading, bookkeeping and the papers that a cooperative needs.',
      category: 'Education',
      stage: 'idea',
      website: '',
      teamSize: null,
      openRoles: [
        {
          title: 'Curriculum Designer',
          description: 'Lessons for people of 14 and of 74 in the same room.',
          limit: 1,
          skills: ['Curriculum design', 'Plain language'],
          commitment: 'fullTime',
          place: 'hybrid',
          location: 'Oaxaca, Mexico',
          question: 'What would you teach a class of 14 and 74?',
        },
        { title: 'Volunteer Coordinator', description: 'Knows who has time on Thursdays.', limit: 2 },
      ],
    },
    upvotes: 7,
    applications: [
      {
        by: 'amara',
        role: 'Curriculum Designer',
        sent: 66,
        message:
          'I design for people in a hurry. Yours have had a full day already, which is the same thing.',
        outcome: [['accepted', 62]],
      },
      {
        by: 'zainab',
        role: 'Curriculum Designer',
        sent: 64,
        message: 'Curriculum is my trade, and evening classes are how my father learned to read.',
      },
      {
        by: 'thandi',
        role: 'Volunteer Coordinator',
        sent: 10,
        message: 'One evening a week, remotely. I have kept a list of 200 volunteers alive for three years.',
      },
      {
        by: 'esi',
        role: 'Volunteer Coordinator',
        sent: 6,
        message: 'I can call people in the afternoons and I do not mind a no.',
      },
    ],
    comments: [
      ['lena', 70, 'I know two retired teachers in Oaxaca. Shall I ask?'],
      ['tomas', 70, 'Yes. Thursday evenings, and we pick them up.'],
      [
        'bruno',
        22,
        'My old house has 400 school books in Spanish in its cellar. They are yours if you can store them.',
      ],
    ],
  },
  {
    key: 'seedproof',
    founder: 'diego',
    created: 52,
    hasPoster: true,
    input: {
      name: 'Seedproof',
      description:
        'A shared record of who keeps which seeds, since when and from whom, owned by the keepers themselves. Nobody can buy the list, everybody can check it. We begin with 30 keepers of potatoes and maize above Cusco.',
      category: 'Web 3',
      stage: 'idea',
      website: '',
      teamSize: 4,
      openRoles: [
        {
          title: 'Protocol Engineer',
          description: 'Signatures that work on a phone without a network for a week.',
          limit: 1,
          skills: ['Rust', 'Cryptography', 'Distributed Systems'],
          commitment: 'cofounder',
          place: 'remote',
          equity: { min: 8, max: 20 },
        },
        { title: 'Archive Lead', description: 'Sits with keepers and writes down what they know.', limit: 1 },
      ],
    },
    upvotes: 3,
    applications: [
      {
        by: 'sofia',
        role: 'Protocol Engineer',
        sent: 30,
        message: 'I would ask first whether you need a chain at all. If the answer is yes, I can build it.',
        outcome: [['rejected', 26]],
      },
      {
        by: 'pavel',
        role: 'Protocol Engineer',
        sent: 8,
        message: 'Signatures without a network for a week: I have done it for ambulances.',
      },
    ],
    comments: [
      ['linh', 40, 'What does a keeper get on the first day?'],
      ['diego', 39, 'A printed page with their seeds and their name. It hangs on the wall in eleven houses.'],
    ],
  },
  {
    key: 'coolbox',
    founder: 'kofi',
    created: 44,
    hasPoster: true,
    input: {
      name: 'Coolbox',
      pitch: 'Solar cold rooms for vegetable markets, paid for by the crate.',
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
    upvotes: 7,
    applications: [
      {
        by: 'omar',
        role: 'Hardware Engineer',
        sent: 24,
        message:
          'Doors are the hard part. I have a hinge with a sensor that has lived through three summers.',
        outcome: [['accepted', 21]],
      },
      {
        by: 'amara',
        role: 'Product Designer',
        sent: 3,
        message:
          'I have tested with traders in Makola for years. Wet hands, loud places, one minute: my kind of screen.',
      },
    ],
    comments: [
      ['daniel', 38, 'Who cleans the panels?'],
      ['kofi', 37, 'The trader whose day it is. A clean panel is worth two crates, so nobody forgets.'],
      ['linh', 12, 'What does the second room cost, now that you know how to build the first?'],
      ['kofi', 11, 'A third less. The door was overbuilt.'],
    ],
  },
];
