/** Maximum concurrency of the job workers, limited so that jobs leave table capacity to members' calls. */
export const JOB_WORKERS = 5;

/** The same for archives, each of which keeps a function busy for up to a quarter of an hour. */
export const ARCHIVE_WORKERS = 2;

/** The same for previews of links, each of which may wait for a slow site. */
export const PREVIEW_WORKERS = 3;

/** The same for pictures that were uploaded and that no call waits for. */
export const PICTURE_WORKERS = 5;

/** The same for mails: below the fourteen a second that SES gives a new account. */
export const MAIL_WORKERS = 2;

/** The same for pushes. */
export const PUSH_WORKERS = 2;
