interface SeedPicture {
  /** In the folder `pictures`. */
  file: string;
  alt: string;
  width: number;
  height: number;
}

interface SeedPost {
  author: string;
  hoursAgo: number;
  text: string;
  pictures?: SeedPicture[];
  /** The options, with who has voted for each. */
  poll?: [option: string, voters: string[]][];
  likedBy: string[];
  comments: [username: string, text: string][];
}

/** What the demo community talks about, newest first. */
export const POSTS: SeedPost[] = [
  {
    author: 'maya',
    hoursAgo: 3,
    text: 'Our forecast called the storm on Tuesday eleven hours before the public warning. Four boats stayed in that would have gone out. That is the whole pitch deck, really.\n\nWe are looking for a mobile engineer who likes bad networks and good people. Offline first is not a feature for us, it is the product. Write to me here, I answer everybody.',
    likedBy: ['daniel', 'priya', 'jonas', 'amara', 'lena', 'kofi'],
    comments: [
      ['daniel', 'Eleven hours is a long time at sea. Who checks the forecast against what really came?'],
      ['maya', 'The fishers do. They tap what they saw, and we score ourselves every Sunday.'],
      ['priya', 'Offline first is my favourite problem. Writing to you.'],
    ],
  },
  {
    author: 'maya',
    hoursAgo: 6,
    text: 'Amara drew these for the door of the harbour office, because paper works in the rain. The second one is what our forecast looks like on a phone from five years ago.',
    pictures: [
      {
        file: 'harbour.webp',
        alt: 'Drawing: three sailing boats leave a bay at sunrise',
        width: 1_200,
        height: 750,
      },
      {
        file: 'forecast.webp',
        alt: 'Drawing: a phone on the sand shows sun, a curve and ten bars, two of them red',
        width: 1_200,
        height: 750,
      },
    ],
    likedBy: ['amara', 'daniel', 'priya', 'tomas'],
    comments: [
      ['amara', 'The shells are from memory. Forgive me, marine people.'],
      ['daniel', 'I would like the first one for our office wall.'],
    ],
  },
  {
    author: 'daniel',
    hoursAgo: 9,
    text: 'A founder asked me today what I look at first. The calendar. Show me how many customers you talked to in the last four weeks and I know most of what I need.',
    likedBy: ['maya', 'jonas', 'lena', 'tomas'],
    comments: [
      ['jonas', 'And if it is forty internal meetings?'],
      ['daniel', 'Then I ask who will buy.'],
    ],
  },
  {
    author: 'priya',
    hoursAgo: 20,
    text: 'I spent the weekend making a form survive a dead battery. Nobody will ever notice, and that is the point.',
    likedBy: ['maya', 'amara', 'sofia'],
    comments: [],
  },
  {
    author: 'priya',
    hoursAgo: 26,
    text: 'Settle this for us: your app has been offline for a week and both sides changed the same note. What should it do?',
    poll: [
      ['Ask me, with both side by side', ['maya', 'amara', 'lena', 'jonas']],
      ['Keep both as two notes', ['sofia', 'tomas']],
      ['Keep the newest', ['daniel', 'kofi', 'ines']],
    ],
    likedBy: ['sofia', 'maya', 'amara'],
    comments: [
      ['sofia', 'Whoever picked the newest one: I have a ledger to show you.'],
      ['priya', 'Three people have picked it so far. I know who you are.'],
    ],
  },
  {
    author: 'jonas',
    hoursAgo: 31,
    text: 'Kettle opened its third kitchen this morning. 23 food businesses now cook under our roofs, and 19 of them started after we opened the first one. If you are thinking about a food business and the deposit for your own kitchen scares you: come for a coffee and a tour.',
    likedBy: ['daniel', 'maya', 'lena', 'kofi', 'sofia', 'tomas', 'amara'],
    comments: [
      ['amara', 'I cooked in the second one. The sinks are at the right height, which nobody ever does.'],
      ['lena', 'Congratulations to all 23.'],
      ['jonas', 'Thank you! Amara, the sinks were your idea.'],
    ],
  },
  {
    author: 'amara',
    hoursAgo: 52,
    text: 'Tested a checkout with eight market traders today. Seven of them looked for the total first. I am moving the total.',
    likedBy: ['priya', 'maya', 'jonas', 'daniel'],
    comments: [['sofia', 'Move the total and keep the receipt. I beg you.']],
  },
  {
    author: 'lena',
    hoursAgo: 75,
    text: 'Office hours on Friday for founders in health: 20 minutes, no slides, bring the one question that keeps you awake. First six replies get a slot.',
    likedBy: ['sofia', 'tomas'],
    comments: [],
  },
  {
    author: 'maya',
    hoursAgo: 98,
    text: 'Things I wish I had known before the first pilot: bring printed paper. Nobody reads your app in the rain.',
    likedBy: ['priya', 'tomas', 'amara'],
    comments: [],
  },
  {
    author: 'tomas',
    hoursAgo: 130,
    text: 'First evening class in a village without a school bus: 31 people came, the oldest was 74. We ran out of chairs and nobody left.',
    likedBy: ['lena', 'maya', 'sofia', 'amara', 'daniel', 'jonas', 'priya', 'kofi'],
    comments: [['maya', 'Nobody left. That is the metric.']],
  },
  {
    author: 'sofia',
    hoursAgo: 200,
    text: 'A ledger that is right 99.99 % of the time is a random number generator with good manners.',
    likedBy: ['priya', 'daniel', 'jonas'],
    comments: [],
  },
  {
    author: 'kofi',
    hoursAgo: 260,
    text: 'Tomatoes picked on Monday, sold on Saturday, still firm. The cold room paid for its first month in five days.',
    pictures: [
      {
        file: 'cold-room.webp',
        alt: 'Drawing: a small white house with solar panels, crates of tomatoes on both sides',
        width: 1_200,
        height: 750,
      },
    ],
    likedBy: ['maya', 'daniel', 'jonas', 'amara'],
    comments: [],
  },
];
