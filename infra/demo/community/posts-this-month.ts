import type { SeedPost } from './types.ts';

const hours = (n: number): number => n / 24;

/** What the community has talked about in the last four weeks, newest first. */
export const POSTS_OF_THIS_MONTH: SeedPost[] = [
  {
    author: 'kofi',
    posted: hours(2),
    text: 'Eleven hours. If you work on #offline software, read this twice.',
    shares: ['maya', hours(3)],
    likes: 3,
  },
  {
    author: 'jonas',
    posted: hours(5),
    text: 'Three questions from @daniel about our calendar, and two of them I could not answer. Good questions cost a week. #fundraising',
    likes: 3,
    comments: [['omar', 'Ask @priya, she keeps hers in a text file and finds everything.']],
  },
  {
    author: 'maya',
    posted: hours(3),
    text: 'Our forecast called the storm on Tuesday eleven hours before the public warning. Four boats stayed in that would have gone out. That is the whole pitch deck, really.\n\nWe are looking for a mobile engineer who likes bad networks and good people. Offline first is not a feature for us, it is the product. Write to me here, I answer everybody.',
    likes: 6,
    comments: [
      [
        'daniel',
        'Eleven hours is a long time at sea. Who checks the forecast against what really came?',
        [
          ['maya', 'The fishers do. They tap what they saw, and we score ourselves every Sunday.'],
          ['esi', '@maya scores herself harder than the fishers do.'],
          ['daniel', 'Every Sunday. I would like to see four of those in a row.'],
        ],
      ],
      [
        'priya',
        'Offline first is my favourite problem. My application is with you.',
        [['maya', 'I have read it twice. You hear from me this week.']],
      ],
    ],
  },
  {
    author: 'maya',
    posted: hours(6),
    text: 'Amara drew these for the door of the harbour office, because paper works in the rain. The second one is what our forecast looks like on a phone from five years ago.',
    pictures: [
      ['harbour', 'Drawing: three sailing boats on a wavy sea at sunrise'],
      ['forecast', 'Drawing: a phone on the sand shows a sun, a curve and eight bars, two of them red'],
    ],
    likes: 5,
    comments: [
      ['amara', 'The shells are from memory. Forgive me, marine people.'],
      ['daniel', 'I would like the first one for our office wall.'],
    ],
  },
  {
    author: 'daniel',
    posted: hours(9),
    text: 'A founder asked me today what I look at first. The calendar. Show me how many customers you talked to in the last four weeks and I know most of what I need.',
    likes: 4,
    comments: [
      [
        'jonas',
        'And if it is forty internal meetings?',
        [
          ['daniel', 'Then I ask who will buy.'],
          ['jonas', 'Noted, and cancelled.'],
        ],
      ],
      ['linh', 'I have started to ask for the week after the demo day. It says even more.'],
    ],
  },
  {
    author: 'wei',
    posted: hours(14),
    text: 'First week on Hearth, first three applications sent. Two founders have already answered with questions about my work rather than my years. I did not expect that.',
    likes: 3,
    comments: [['thandi', 'Welcome. Ask them questions back, they like that.']],
    reports: [
      ['omar', 'spam', 'The second time that I read this today.'],
      ['noor', 'other', 'Is this an advertisement?'],
    ],
  },
  {
    author: 'priya',
    posted: hours(20),
    text: 'I spent the weekend making a form survive a dead battery. Nobody will ever notice, and that is the point. Written down here: https://priya.example/dead-battery',
    preview: {
      link: 'https://priya.example/dead-battery',
      title: 'The form that survived a dead battery',
      description:
        'What to keep, when to keep it, and why the save button was never the point. Notes from two days with a phone that goes out at twelve percent.',
      picture: 'forecast',
    },
    likes: 4,
  },
  {
    author: 'priya',
    posted: hours(26),
    text: 'Settle this for us: your app has been offline for a week and both sides changed the same note. What should it do?',
    poll: [
      ['Ask me, with both side by side', ['maya', 'amara', 'lena', 'jonas', 'esi']],
      ['Keep both as two notes', ['sofia', 'tomas', 'marcus']],
      ['Keep the newest', ['daniel', 'kofi', 'ines']],
    ],
    likes: 3,
    comments: [
      ['sofia', 'Whoever picked the newest one: I have a ledger to show you.'],
      ['priya', 'Three people have picked it so far. I would like to hear their reasons.'],
    ],
  },
  {
    author: 'jonas',
    posted: hours(31),
    text: 'Kettle opened its third kitchen this morning. 23 food businesses now cook under our roofs, and 19 of them started after we opened the first one. If you are thinking about a food business and the deposit for your own kitchen scares you: come for a coffee and a tour.',
    pictures: [['kitchen', 'Drawing: three bakers behind a counter with loaves, dark windows behind them']],
    likes: 6,
    comments: [
      [
        'amara',
        'I cooked in the second one. The sinks are at the right height, which nobody ever does.',
        [['jonas', 'The sinks were your idea.']],
      ],
      ['lena', 'Congratulations to all 23.'],
    ],
  },
  {
    author: 'linh',
    posted: 1.9,
    text: 'Closed my first fund today. Small, patient, for tools that farms and markets pay for themselves. If you sell to people who count every coin, I would like to hear how you found the price.',
    likes: 5,
    comments: [
      ['grace', 'We asked what the last useful thing had cost. Everybody knew the number.'],
      ['samuel', 'Congratulations. The second fund is harder and the first one is more fun.'],
    ],
  },
  {
    author: 'amara',
    posted: 2.3,
    text: 'Tested a checkout with eight market traders today. Seven of them looked for the total first. I am moving the total.',
    likes: 3,
    comments: [['sofia', 'Move the total and keep the receipt, please.']],
  },
  {
    author: 'hana',
    posted: 2.8,
    text: 'We are raising: 600,000 to bring Ledgerline to Mombasa and Kampala. 2,100 traders, 71 percent open the app every working day, and the books pay for themselves with the first loan. The short version is attached, the long one on request.',
    documents: [['ledgerline-summary.pdf', 'Ledgerline, summary for investors.pdf']],
    likes: 5,
    comments: [
      ['samuel', 'Read it twice. The cohort table on page one is the best part.'],
      ['viktor', 'Request for the long one is in your messages.'],
    ],
  },
  {
    author: 'lena',
    posted: 3.1,
    text: 'Office hours on Friday for founders in health: 20 minutes, no slides, bring the one question that keeps you awake. First six replies get a slot.',
    likes: 2,
    comments: [
      [
        'leila',
        'I would like one. The question is about consent forms in two languages.',
        [['lena', 'You are number one.']],
      ],
    ],
  },
  {
    author: 'mateo',
    posted: 3.6,
    text: 'Bike number 480 left the shop today. The apprentice who built it started with us in June and had never held a spoke key before.',
    pictures: [['workshop', 'Drawing: two cargo bikes in a workshop, tools and wheels on the wall']],
    likes: 6,
    comments: [
      [
        'harpreet',
        'I have a soft spot for number 480. Has it gone to a fleet or a family?',
        [['mateo', 'To a family with three children and a dog.']],
      ],
    ],
  },
  {
    author: 'maya',
    posted: 4.1,
    text: 'Things I wish I had known before the first pilot: bring printed paper. Nobody reads your app in the rain.',
    likes: 4,
    comments: [['esi', 'And a pencil, not a pen.']],
  },
  {
    author: 'anja',
    posted: 4.7,
    text: 'I explain the same shoulder exercise eleven times a day. A question for people who build things: how do you find out which part of an explanation is not understood?',
    likes: 2,
    comments: [
      ['chiara', 'Ask them to explain it to the next patient. Where they stop, your text stops.'],
      ['malik', 'Come and try that with us.'],
    ],
  },
  {
    author: 'tomas',
    posted: 5.4,
    text: 'First evening class in a village without a school bus: 31 people came, the oldest was 74. We ran out of chairs and nobody left.',
    pictures: [['classroom', 'Drawing: people from behind look at a projected alphabet under a night sky']],
    likes: 7,
    comments: [
      ['maya', 'Nobody left. That is the metric.'],
      [
        'bruno',
        'What did the 74-year-old want to read first?',
        [['tomas', 'Her own land title. We did it that evening.']],
      ],
    ],
  },
  {
    author: 'viktor',
    posted: 6.2,
    text: 'Three questions I ask every security founder: who is enqueued by your alarm, what can they do about it at that hour, and who pays when it was nothing?',
    likes: 3,
    comments: [['nomsa', 'A nurse, one button, and we do.']],
  },
  {
    author: 'sofia',
    posted: 7.3,
    text: 'A ledger that explains itself saves more time than one that is fast. Today a customer found the reason for a wrong balance alone, in four clicks.',
    likes: 3,
  },
  {
    author: 'grace',
    posted: 8.5,
    text: 'The night market wanted lights before it wanted a website. So we strung lights, and then 22 sellers asked how people would find them tomorrow.',
    pictures: [['stall', 'Drawing: two sellers behind a stall with fruit, a chain of lights above them']],
    likes: 5,
    comments: [['noor', 'This should be the first slide.']],
  },
  {
    author: 'kofi',
    posted: 10.8,
    text: 'Tomatoes picked on Monday, sold on Saturday, still firm. The cold room paid for its first month in five days.',
    pictures: [
      ['cold-room', 'Drawing: a small white house with solar panels, crates of tomatoes on both sides'],
    ],
    likes: 6,
    comments: [
      ['daniel', 'What happened on day six?', [['kofi', 'It rained, the battery held, and nobody noticed.']]],
    ],
  },
  {
    author: 'esi',
    posted: 12.2,
    text: 'After 40 interviews at four landing beaches: people do not trust a forecast, they trust a person who was right last week. We now print the name of the colleague beside the number.',
    likes: 4,
    comments: [['maya', 'And the colleague now checks the number twice.']],
  },
  {
    author: 'freya',
    posted: 14.6,
    text: 'Route 410 is done: eleven kilometres, two stiles, one baker who opens at six. It was written by a postman of 38 years who had never thought of it as a route.',
    pictures: [['trail', 'Drawing: a winding path with a signpost between hills and trees']],
    likes: 5,
  },
  {
    author: 'bruno',
    posted: 16.4,
    text: 'I am giving away my publishing library, about 900 books on paper, type and rights. If you make games, books or patterns and can fetch some: write to me.',
    likes: 4,
    comments: [
      ['yuki', 'Anything on folding boxes?'],
      ['bruno', 'A whole shelf.'],
    ],
  },
  {
    author: 'elif',
    posted: 18.9,
    text: 'Fourteen families, one roof, first winter. The heating bill is 38 percent below the old flats and the meeting about it took nine minutes.',
    pictures: [['roof', 'Drawing: three houses under one large roof, seven neighbours in front']],
    likes: 5,
    comments: [
      ['harpreet', 'Nine minutes is the more surprising number.'],
      ['omar', 'The valves were the trick. I will write it up.'],
    ],
  },
  {
    author: 'diego',
    posted: 21.5,
    text: 'Where should a small team keep a record that must outlive it?',
    poll: [
      ['With the people it is about, on paper', ['esi', 'linh', 'zainab', 'tomas']],
      ['In a public library', ['bruno', 'chiara', 'ingrid']],
      ['On many machines at once', ['pavel', 'sofia']],
    ],
    likes: 2,
    comments: [['sofia', 'On many machines, with a printer.']],
  },
  {
    author: 'rafael',
    posted: 24.1,
    text: 'Joined Common Roof two days ago. The data set is forty houses and two hundred letters from landlords, and I am enjoying every one of them.',
    likes: 3,
  },
  {
    author: 'ines',
    posted: 27.2,
    text: 'We visited four coastal companies by train this month. The two with the messiest workshops had the calmest founders.',
    likes: 3,
    comments: [['kofi', 'I will stop tidying up before your visit.']],
  },
];
