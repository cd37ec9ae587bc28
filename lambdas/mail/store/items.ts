/** An e-mail address that takes no mail from us. */
export interface UndeliverableItem {
  reason: 'bounce' | 'complaint';
  at: string;
}
