/** What the calls about answers to applications say. */
export const applicationAnswers = {
  oneAtATime: 'Send one of status, stage and founderNote',
  reasonOfRejection: 'Only a rejection takes a reason and a note',
  stageChanged: 'Stage changed',
  noteSaved: 'Note saved',
} as const;

/** Why an application was declined, in a sentence that begins with the application. */
export const declineSentences = {
  skills: 'The founder is looking for other skills.',
  timing: 'The timing did not fit.',
  place: 'The place of work did not fit.',
  filled: 'The position went to somebody else.',
  other: '',
} as const;
