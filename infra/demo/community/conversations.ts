import type { SeedConversation } from './types.ts';

/** What members write to each other. */
export const CONVERSATIONS: SeedConversation[] = [
  {
    between: ['daniel', 'maya'],
    messages: [
      ['daniel', 12.2, 'Hi Maya, I read your note about the second cooperative. How many boats is that?'],
      [
        'maya',
        12.1,
        'Twenty-six, from three landing places. Forty families if you count who waits on the shore.',
      ],
      ['maya', 12.09, 'And four of them have the oldest phones I have ever installed anything on.'],
      ['daniel', 11.8, 'Those four are your benchmark. If it works for them, it works.'],
      ['daniel', 5.4, 'One question for Thursday: who pays when the forecast is wrong?'],
      [
        'maya',
        5.2,
        'Nobody, so far. The ice seller has offered to take back what was ordered on a wrong day. I wrote down how that would work: https://tidewise.example/ice',
      ],
      ['daniel', 0.9, 'This is the best page of the deck, and it is not in the deck.'],
      ['daniel', 0.89, 'Can you bring it on Thursday, with the numbers for one landing place?'],
    ],
    readBy: ['daniel'],
  },
  {
    between: ['priya', 'maya'],
    about: { by: 'priya', project: 'Tidewise', role: 'Mobile Engineer' },
    messages: [
      ['maya', 1.9, 'Hello Priya, thank you for applying. What did the monsoon do to your sync engine?'],
      [
        'priya',
        1.7,
        'It kept the queue on the phone for nine days, and then a child restored an old backup over it. We lost nothing, but it took me a weekend to see why.\n\nHappy to show you the replay on a call.',
      ],
      ['maya', 1.6, 'Please do. Friday at four, Mumbai time?'],
      ['priya', 0.6, 'Friday at four is good. I will bring the phone with the cracked screen.'],
    ],
    readBy: ['priya'],
  },
  {
    between: ['maya', 'ines'],
    messages: [
      ['ines', 20.3, 'Rafael says that you two met at the harbour. He does not say that of everybody.'],
      ['maya', 20.1, 'He asked better questions than my board. Thank you for introducing us.'],
      ['ines', 19.8, 'Then send him the catch data before he asks again.'],
      ['maya', 19.7, 'Sent, with an apology for the column names.'],
    ],
    readBy: ['maya', 'ines'],
  },
  {
    between: ['maya', 'hana'],
    messages: [
      ['maya', 3.3, 'Could you look at our pricing page for ten minutes? I pay in mangoes.'],
      ['hana', 3.1, 'Ten minutes: nobody on a boat knows what a seat is. Charge by landing place.'],
      ['maya', 3.05, 'That is so obvious that it hurts. The mangoes are on their way.'],
    ],
    readBy: ['maya'],
  },
  {
    between: ['esi', 'maya'],
    messages: [
      [
        'esi',
        8.6,
        'The interviews from Ratnagiri are typed. Eleven of twelve say the same thing about the wind.',
      ],
      ['maya', 8.4, 'And the twelfth?'],
      ['esi', 8.3, 'Owns the only boat with an engine.'],
    ],
    readBy: ['maya', 'esi'],
  },
  {
    between: ['kofi', 'daniel'],
    messages: [
      ['kofi', 2.8, 'Do you still know the people at the cold store in Tema?'],
      ['daniel', 2.6, 'I do. Write two lines about what you need and I forward them as they are.'],
      ['kofi', 0.4, 'Two lines: we need four pallets for six weeks. We can pay at the end of each.'],
    ],
    readBy: ['kofi'],
  },
  {
    between: ['priya', 'amara'],
    messages: [
      ['priya', 6.2, 'Which of the two icons reads as “saved on this phone” to you?'],
      ['amara', 6.1, 'Neither. People look for a word there. Write “On this phone”.'],
      ['priya', 6.0, 'I hate how often you are right.'],
    ],
    readBy: ['priya', 'amara'],
  },
];
