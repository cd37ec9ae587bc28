/** The public test page: spacer text. */
export const testPage = {
  paragraphs: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  paragraph: (nth: string): string =>
    `This is the ${nth} paragraph of spacer text. It says nothing in particular, and it says it at a comfortable length, so that the page is long enough to scroll and the bars, the footer and the spacing can be looked at in peace.`,
} as const;
