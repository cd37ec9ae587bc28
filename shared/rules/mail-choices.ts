/** What members choose mails about. Mails about the account itself are not among them. */
export const MAILED = ['message'] as const;
export type Mailed = (typeof MAILED)[number];

/** When a mail tells of it. */
export const MAIL_TIMES = ['off', 'instant'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

/** What counts until a member has chosen: a mail at once about what somebody waits for. */
export const USUAL_MAIL: Record<Mailed, MailTime> = { message: 'instant' };
