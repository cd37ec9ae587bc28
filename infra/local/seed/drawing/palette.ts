/** The colours of the drawings: Hearth's ember, moss and tide with the paper and ink around them. */
export const PALETTE = {
  ink: '#231e1a',
  paper: '#faf3ea',
  sand: '#efdcc3',
  ember: '#c2410c',
  flame: '#f0915a',
  peach: '#f9d3b4',
  moss: '#1f7a4b',
  fern: '#7fb78f',
  mint: '#cfe5d2',
  tide: '#2466b3',
  sky: '#8ab8e8',
  mist: '#d3e4f4',
  plum: '#6d3f78',
  lilac: '#d9bfe0',
  gold: '#e2ab3f',
  butter: '#f6e0a6',
  rose: '#a3324f',
  blush: '#f0b8b4',
  teal: '#0f6f77',
  lagoon: '#a9d6d3',
} as const;

export type Tone = keyof typeof PALETTE;
