/** Pixels of a preview picture, as messengers want it. */
export const [WIDTH, HEIGHT] = [1200, 630] as const;

/** What nothing but the ground is drawn on, on all sides. */
export const MARGIN = 72;

/** Where letters or the mark stand for something. */
export const EMBLEM = { left: 832, top: 167, size: 296 } as const;

/** Where the poster of a project stands instead. */
export const FRAME = { left: 648, top: 186, width: 480, height: 252, radius: 20 } as const;

/** The colours of the site in daylight. */
export const COLOURS = {
  paper: '#faf8f5',
  ink: '#231e1a',
  soft: '#574f47',
  ember: '#c2410c',
  emberText: '#a8370a',
  emberWash: '#fff3ec',
  emberLine: '#ffc7a8',
  /** From the outermost to the innermost. */
  rings: ['#fcf4ee', '#feeee4', '#ffe8da', '#ffe3d3'],
  onEmber: '#ffffff',
  flame: '#d9531b',
  wall: '#fff7f1',
} as const;
