/** Texts that the project card and the project page share. */
export const projectParts = {
  findPeople: 'Find people for this role',
  findPeopleFor: (role: string): string => `Find people for this role: ${role}`,
  upvote: 'Upvote',
  upvoted: 'Upvoted',
  openRoles: 'Open Roles',
  noOpenRoles: 'No open roles at the moment',
  closed: 'Closed',
  takesNone: 'Takes no applications for now',
} as const;

/** The dialog for an application. */
export const applyDialog = {
  title: 'Apply for Role',
  noDescription: 'No description provided for this role.',
  positions: (filled: string, limit: string): string => `${filled}/${limit} positions filled`,
  goodFit: 'Why are you a good fit for this role?',
  toOwner: 'Message to Project Owner (Optional)',
  yourAnswer: 'The founder asks',
  yourAnswerHint: 'Optional. The founder reads your answer beside your message.',
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting...',
} as const;

/** The list of projects. */
export const projectList = {
  loading: 'Loading projects',
  title: 'Discover Projects',
  intro: 'See what others are building, and find the team to build it with.',
  roles: 'All open roles',
  create: 'Create Project',
  matchingRoles: 'See matching roles',
  pipeline: 'Your pipeline',
  search: 'Search projects',
  category: 'Category',
  allCategories: 'All Categories',
  stage: 'Stage',
  allStages: 'All Stages',
  loadFailed: 'Error loading projects',
  tryAgain: 'Try Again',
  none: 'No projects found',
  createFirst: 'Create Your First Project',
  firstHint: 'Yours can be the first.',
  tryOthers: 'Try changing the filters or check back later.',
  showAll: 'Show all projects',
} as const;

/** The card of a project in the list. */
export const projectCard = {
  team: 'TEAM MEMBERS',
  details: 'DETAILS',
  comments: 'COMMENTS',
  viewDetails: 'View Details',
  noMembers: 'No team members yet',
  by: 'by',
  website: 'Website',
  created: 'Created',
} as const;

/** The list of a job seeker's own applications. */
export const ownApplications = {
  loading: 'Loading applications',
  none: 'No applications yet',
  loadFailed: 'Your applications could not be loaded',
  more: 'Show more applications',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw your application?',
  withdrawLoss: (role: string, project: string): string =>
    `Your application for the ${role} role in ${project} will be cancelled. You may apply for it again later.`,
  withdrawAction: 'Withdraw application',
  withdrawFailed: 'Error withdrawing application',
} as const;

/** Why an application was cancelled, as its applicant sees it. */
export const cancelReasons = {
  acceptedElsewhere: 'Cancelled: accepted elsewhere',
  withdrawn: 'Withdrawn',
  roleChanged: 'Cancelled: no longer looking',
  roleRemoved: 'Cancelled: role removed',
  positionReopened: 'Open again: you can reapply',
  expired: 'No answer in time',
} as const;

/** The status of an application in a conversation about it. */
export const applicationStatuses = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Not accepted',
  cancelled: 'Cancelled',
} as const;

/** The page of one project. */
export const projectPage = {
  loading: 'Loading project',
  loadFailed: 'Error Loading Project',
  loadFailedText: 'There was a problem loading this project.',
  tryAgain: 'Try Again',
  missingText: 'It may have been deleted, or the address is not right.',
  browse: 'Browse Projects',
  visitWebsite: 'Visit Website',
  edit: 'Edit Project',
  founder: 'Project Founder',
  joined: 'Joined',
  remove: 'Remove',
  removeQuestion: 'Confirm Team Member Removal',
  removeLoss: (name: string, role: string, hasPosition: boolean): string =>
    hasPosition
      ? `${name} will no longer be in the team, and the position they hold as ${role} will be open again.`
      : `${name} will no longer be in the team.`,
  pendingNote: 'Your application for this role is pending',
  seenNote: 'The founder has seen your application for this role',
  inTalkNote: 'You are in talk with the founder about this role',
  declinedNote: 'Your application for this role was declined',
  expiredNote: 'Your application was not answered in time. You can apply again.',
  acceptedNote: 'You were accepted for this role',
  reopenedNote: 'A position for this role is open again. You can reapply.',
  closedBanner:
    'This project is closed: it takes no new applications. Those that are pending still get an answer.',
  removedBanner:
    'You were previously a member of this project but have been removed. You can apply for roles again.',
  pastBanner: 'You have previously been a member of this project. You can apply for roles again.',
  cancelledBanner:
    'Some of your applications were cancelled because you were accepted for another role. You may reapply if you are not a member of this project.',
  acceptedToast: (role: string): string =>
    `Your application for the ${role} role has been accepted! You are now a member of this project.`,
  rejectedToast: (role: string): string => `Your application for the ${role} role was not accepted.`,
} as const;

/** Where a founder closes a project for applications, and reopens it. */
export const projectStatus = {
  close: 'Close project',
  closeQuestion: 'Close this project?',
  closeLoss: (project: string): string =>
    `Nobody can apply for a role in ${project} until you reopen it. Pending applications stay, and their applicants are told. The project stays visible.`,
  reopen: 'Reopen project',
} as const;

/** The notice to a founder whose team is full while roles are open. */
export const fullTeam = {
  title: 'Your team is full',
  text: (size: string): string =>
    `A team of ${size}, you included, has no place left. Nobody can be accepted until it may be larger.`,
  atMost: (most: string): string =>
    `A team of ${most}, you included, has no place left, and cannot be larger.`,
  label: 'New team size',
  raise: 'Raise team size',
  range: (least: number, most: number): string => `Please enter a whole number from ${least} to ${most}`,
} as const;

/** The pending applications, as the founder sees them. */
export const pendingApplications = {
  title: 'Pending Applications',
  none: 'No pending applications',
  loadFailed: 'The applications could not be loaded.',
  more: 'Show more applications',
  all: 'All applicants',
  accept: 'Accept',
  reject: 'Reject',
  answered: 'Answer to your question',
} as const;

/** Leaving a team, for members other than its founder. */
export const membership = {
  title: 'Your place in the team',
  leave: 'Leave project',
  leaveQuestion: 'Leave this project?',
  leaveLoss: (role: string, project: string, hasPosition: boolean): string =>
    hasPosition
      ? `You will no longer be in the team of ${project}, and your position as ${role} will be open again. The founder will be told.`
      : `You will no longer be in the team of ${project}. The founder will be told.`,
} as const;
