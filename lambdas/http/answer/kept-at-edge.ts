import { SECOND } from '../../../shared/limits.ts';

/** The `Cache-Control` of what the distribution keeps for so many milliseconds, while browsers ask each time. */
export const keptAtEdge = (milliseconds: number): string =>
  `public, max-age=0, s-maxage=${milliseconds / SECOND}`;
