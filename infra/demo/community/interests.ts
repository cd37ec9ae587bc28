import type { DaysAgo } from './types.ts';

interface SeedInterest {
  /** The key of the project. */
  project: string;
  by: string;
  when: DaysAgo;
  note: string;
}

/** The investors who have told a founder that they are interested. */
export const INTERESTS: SeedInterest[] = [
  {
    project: 'coolbox',
    by: 'daniel',
    when: 12,
    note: 'I ran cold chains for twelve years and would like to see the numbers of the pilot, unit by unit.',
  },
  {
    project: 'coolbox',
    by: 'ines',
    when: 8,
    note: '',
  },
  {
    project: 'ledgerline',
    by: 'viktor',
    when: 15,
    note: 'Ledgers are what we look for. Please send the churn of the first forty customers along with the deck.',
  },
  {
    project: 'ledgerline',
    by: 'daniel',
    when: 10,
    note: 'I have seen three of my companies keep books by hand. How many of your users pay after a year?',
  },
  { project: 'ledgerline', by: 'samuel', when: 3, note: '' },
  {
    project: 'tidewise',
    by: 'ines',
    when: 16,
    note: 'Our fund looks for work on the coast that pays its way within ten years. Could we talk about the second province?',
  },
  {
    project: 'tidewise',
    by: 'lena',
    when: 5,
    note: 'A small cheque, and somebody who reads your texts to fishers aloud.',
  },
];

interface SeedDeck {
  project: string;
  when: DaysAgo;
  /** A file of the demo's documents. */
  file: string;
  name: string;
  /** Whom it is shared with, when, and when they have opened it. */
  readers: [by: string, shared: DaysAgo, opened: DaysAgo[]][];
}

/** The decks that founders have shared. */
export const DECKS: SeedDeck[] = [
  {
    project: 'ledgerline',
    when: 14,
    file: 'ledgerline-summary.pdf',
    name: 'Ledgerline summary.pdf',
    readers: [
      ['viktor', 13.5, [13, 12.5, 4]],
      ['daniel', 9.5, [9, 2]],
      ['samuel', 2.5, []],
    ],
  },
];
