/** Pictures over the whole screen. */
export const imageViewer = {
  pictures: 'Pictures',
  place: (nth: number, all: number): string => `${nth} of ${all}`,
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
