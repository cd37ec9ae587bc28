/** What the calls about the updates of a project answer. */
export const updates = {
  empty: 'An update cannot be empty.',
  tooLong: 'This update is too long. Please shorten it.',
  tooManyAttachments: 'An update takes up to 10 files.',
  notFound: 'Update not found',
  founderOnly: 'Only the project founder can write updates',
  founderOnlyDelete: 'Only the project founder can delete updates',
  added: 'Update published',
  deleted: 'Update deleted',
  addFailed: 'Error publishing the update',
  deleteFailed: 'Error deleting the update',
} as const;

/** The updates on the page of a project. */
export const updateScreens = {
  title: 'UPDATES',
  list: 'Updates',
  loading: 'Loading updates',
  loadFailed: 'The updates could not be loaded.',
  more: 'Show more updates',
  none: 'No updates yet',
  noneHint:
    'Tell your team, those who wait for an answer, investors who are interested and everybody who upvoted what is new.',
  write: 'Write an update',
  hint: 'Your team, those who wait for an answer, investors who are interested and everybody who upvoted this project will be told.',
  milestone: 'Milestone (optional)',
  milestoneHint:
    'What has been reached, such as "First hundred customers". It stands on the time line of the project.',
  milestones: 'Milestones',
  milestonesFailed: 'The milestones could not be loaded.',
  moreMilestones: 'Show earlier milestones',
  publish: 'Publish update',
  deleteQuestion: 'Delete this update?',
  deleteLoss: 'It will be gone from the project and from the notifications about it.',
  deleteAction: 'Delete update',
} as const;
