import { lazily } from '../../lib/lazily.ts';

const number = lazily(() => new Intl.NumberFormat('en'));

/** A number for people: 1,234. */
export const formatted = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1_000 ? String(value) : number().format(value);

/** A number with its noun: '1 like', '1,234 likes'. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${formatted(value)} ${value === 1 ? one : many}`;
