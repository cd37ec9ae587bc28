/** What is wrong with the facts of a role. */
export const roles = {
  equityInvalid: 'Equity must be a number of percent from 0 to 100',
  payInvalid: 'Pay must be a whole amount of a year from 0 to 10,000,000,000',
  currencyInvalid: 'A currency has three letters, such as EUR',
  rangeInverted: 'The lowest amount cannot be larger than the highest',
} as const;
