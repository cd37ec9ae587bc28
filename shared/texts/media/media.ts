/** Messages about pictures, documents and videos. */
export const media = {
  notAPicture: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
  notALogo: 'Please choose a PNG, JPEG or WebP picture',
  notAVideo: 'Please choose an MP4, WebM or QuickTime video',
  notADocument: 'Please choose a PDF, Word, Excel, PowerPoint or text file',
  notADeck: 'Please choose a PDF file',
  tooLarge: (megabytes: number): string => `Please choose a file of at most ${megabytes} MB`,
  empty: 'This file is empty',
  gone: 'This file is no longer available. Please choose it again.',
  unavailable: 'Files cannot be stored right now. Please try again in a few moments.',
  attach: 'Add photos, a video or documents',
  dropHere: 'Drop it here',
  remove: 'Remove',
  uploadFailed: 'The upload failed. Please try again.',
} as const;
