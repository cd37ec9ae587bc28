/** Maximum concurrency of the job workers, limited so that jobs leave table capacity to members' calls. */
export const JOB_WORKERS = 5;

/** The same for mails: below the fourteen a second that SES gives a new account. */
export const MAIL_WORKERS = 2;
