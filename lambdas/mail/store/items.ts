/** An e-mail address that takes no mail from us. */
export interface UndeliverableItem {
  reason: 'bounce' | 'complaint';
  at: string;
}

/** Mails of one day to one address, or by one sender, by what is counted. */
export interface MailCountsItem {
  [counter: string]: number;
  /** Seconds since 1970. */
  ttl: number;
}

/** That a mail was sent of which there is one only. */
export interface MailSentItem {
  /** Seconds since 1970. */
  ttl: number;
}
