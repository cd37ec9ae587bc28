/** What an address ends in that leads to where a comment is written. */
export const TO_COMMENT = '#comment';
