/** What is wrong with a request as such. No screen sends such requests, so no screen loads these texts. */
export const requests = {
  crossSite: 'This request did not come from Hearth.',
  notJson: 'The request body must be JSON.',
  malformedJson: 'The request body is not valid JSON.',
  bodyTooComplex: 'The request holds too many values.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
  keyInvalid: 'The Idempotency-Key is not valid.',
  valueMissing: 'Please fill in this field',
  valueInvalid: 'This value is not valid',
  notAnObject: 'The request body must be a JSON object.',
  invalidCursor: 'This page link is not valid.',
  lostRace: 'Someone else changed this at the same moment. Please try again.',
  passkeyRequired: 'Administrators sign in with a passkey for this. You can add one in your settings.',
} as const;
