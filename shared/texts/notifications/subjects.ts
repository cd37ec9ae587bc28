/** Several members as the subject of a sentence. */
export const notificationSubjects = {
  two: (first: string, second: string): string => `${first} and ${second}`,
  three: (first: string, second: string, third: string): string => `${first}, ${second} and ${third}`,
  andOthers: (names: string, count: number): string =>
    `${names} and ${count} ${count === 1 ? 'other' : 'others'}`,
} as const;
