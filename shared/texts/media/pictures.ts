/** Why a picture is not taken, said by the server alone. */
export const pictures = {
  broken: 'This picture cannot be read. It may be damaged; please choose another one.',
  tooManyPixels: (megapixels: number): string =>
    `Please choose a picture of at most ${megapixels} megapixels`,
  tooManyInline: (pictures: number): string =>
    `At most ${pictures} new pictures can be saved at once. Please save some first, then the others.`,
  tooManyFrames: (frames: number): string => `Please choose a picture of at most ${frames} frames`,
} as const;
