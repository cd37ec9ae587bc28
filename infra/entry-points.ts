/** The functions that are no routes, by their ids: the file of each handler, below `lambdas`. */
export const ENTRY_POINTS = {
  'not-found': 'not-found/handler.ts',
  pages: 'pages/handler.ts',
  'page-pictures': 'pages/pictures/handler.ts',
  events: 'functions/events.ts',
  live: 'functions/live.ts',
  'jobs-worker': 'functions/jobs-worker.ts',
  'jobs-redrive': 'jobs/redrive.ts',
  'jobs-nightly-sync': 'functions/nightly-sync.ts',
  'jobs-hourly-digests': 'functions/hourly-digests.ts',
  'archive-worker': 'functions/archive-worker.ts',
  'previews-worker': 'previews/worker.ts',
  'media-worker': 'media/pictures/worker.ts',
  'mail-worker': 'functions/mail-worker.ts',
  'push-worker': 'functions/push-worker.ts',
  'mail-feedback': 'mail/feedback.ts',
  'secrets-fill': 'secrets/fill.ts',
} as const;

export type EntryPoint = keyof typeof ENTRY_POINTS;

/** The calls that `not-found` answers: all of the API for which the contract has no route. */
export const NOT_FOUND_PATH = '/api/{proxy+}';

/** What the function of public pages answers: what people without an account read, and what leads search engines to it. */
export const PAGE_PATHS = [
  '/projects/{proxy+}',
  '/profile/{proxy+}',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/{proxy+}',
] as const;

/** What the function of preview pictures answers: what messengers show beside a link to a public page. */
export const PAGE_PICTURE_PATHS = ['/og/{proxy+}'] as const;
