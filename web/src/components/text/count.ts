const number = new Intl.NumberFormat('en');

/** A number for people: 1,234. */
export const formatted = (value: number): string => number.format(value);

/** A number with its noun: '1 like', '1,234 likes'. */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${formatted(value)} ${value === 1 ? one : many}`;
