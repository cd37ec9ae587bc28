/**
 * Every sentence of SPEC sections 2 and 4 to 9 and of WIRE, verbatim, once. Server and screens read them from here.
 * What the specification leaves open follows its tone: short, plain, no blame.
 * What only some later screens say stands in `texts/`, so that the first screens do not carry it.
 */

export const brand = {
  name: 'Hearth',
  tagline: 'Forge Connections, Build Legacy',
} as const;

export const errors = {
  unavailable: 'Database connection issue. Please try again in a few moments.',
  unauthenticated: 'Authentication failed. Please login again.',
  forbidden: "You don't have permission to access this resource.",
  notFound: 'Not found',
  somethingWentWrong: 'Something went wrong',
  anErrorOccurred: 'An error occurred',
  notImplemented: 'This part of Hearth is not open yet.',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  bodyTooLarge: 'The request is too large.',
  notJson: 'The request body must be JSON.',
  malformedJson: 'The request body is not valid JSON.',
  crossSite: 'This request did not come from Hearth.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
  keyInvalid: 'The Idempotency-Key is not valid.',
  valueMissing: 'Please fill in this field',
  valueInvalid: 'This value is not valid',
  listTooLong: 'This list has too many entries',
  notAnObject: 'The request body must be a JSON object.',
  invalidCursor: 'This page link is not valid.',
  lostRace: 'Someone else changed this at the same moment. Please try again.',
} as const;

export const auth = {
  allFieldsRequired: 'All fields are required',
  emailExists: 'Email already exists',
  emailInvalid: 'Please enter a valid email address',
  usernameExists: 'Username already exists',
  usernameInvalid: 'Username must be 3 to 30 characters: letters, digits, dots, underscores or hyphens',
  usernameReserved: 'This username is not available',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordTooCommon: 'This password is too common. Please choose another one',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most 80 characters',
  credentialsRequired: 'Username and password are required',
  usernameOrEmailRequired: 'Please enter your username or email',
  invalidCredentials: 'Invalid credentials',
  loginFailed: 'Invalid credentials. Please try again.',
  loginSucceeded: 'Login successful!',
  signupSucceeded: 'Account created successfully',
  logoutSucceeded: 'Logged out successfully',
  logoutFailed: 'Error logging out. Please try again.',
  validRoleRequired: 'Valid user role is required',
  roleRequired: 'Please select a role to continue',
  roleFailed: 'Failed to update role. Please try again.',
  roleLoadFailed: 'Error loading user data. Please refresh the page or login again.',
  goToLogin: 'Go to Login',
  adminOnly: 'Only admins can perform this action.',
  keepSignedIn: 'Keep me signed in',
  agreeAndJoin: 'Agree & Join',
} as const;

/** 'Welcome! You're now registered as a Investor/Founder/Job Seeker/User' (SPEC section 8). */
export const welcome = (role: string): string => `Welcome! You're now registered as a ${role}`;

/** 'Connection sync complete. {n} users updated.' (SPEC section 8). */
export const syncComplete = (updatedUsers: number): string =>
  `Connection sync complete. ${updatedUsers} users updated.`;

export const posts = {
  contentRequired: 'Please add some content to your post.',
  contentTooLong: 'A post can have at most 3,000 characters',
  pollNeedsOptions: 'Please provide at least 2 poll options',
  pollTooManyOptions: 'A poll can have at most 5 options',
  pollOptionTooLong: 'A poll option can have at most 100 characters',
  pollOptionTwice: 'Please make every poll option different',
  pollDays: 'A poll can be open for 1 to 14 days',
  pollClosed: 'This poll is closed',
  pollOptionNotFound: 'Poll option not found',
  oneKind: 'A post can have photos, a video, documents or a poll, but only one of these',
  tooManyPhotos: 'A post can have at most 10 photos',
  tooManyDocuments: 'A post can have at most 5 documents',
  altTooLong: 'A description of a photo can have at most 300 characters',
  documentNameRequired: 'Please give every document a name',
  documentNameTooLong: 'The name of a document can have at most 200 characters',
  notFound: 'Post not found',
  loading: 'Loading post...',
  empty: 'No posts yet! Be the first to share something with the community.',
  emptyActivity: 'No posts to show.',
  created: 'Post created successfully',
  createFailed: 'Failed to create post',
  deleted: 'Post deleted successfully',
  authorOnly: 'You can only delete your own posts',
  likeServerError: 'Server error. Your like was saved locally but may not persist after refresh.',
  likeTimeout: 'Request timed out. Please try again later.',
  likeFailed: 'Failed to update like status. Please try again.',
  seeMore: 'See more',
  seeLess: 'See less',
  viewAll: 'View all',
} as const;

export const comments = {
  empty: 'Comment cannot be empty.',
  tooLong: 'A comment can have at most 1,500 characters',
  notFound: 'Comment not found',
  writerOnly: 'You can only edit your own comments',
  writerOrAuthorOnly: 'You can only delete your own comments, or those on your posts',
  added: 'Comment added successfully',
  addFailed: 'Failed to add comment',
  deleted: 'Comment deleted successfully',
  deleteFailed: 'Failed to delete comment',
  updated: 'Comment updated successfully',
  likeFailed: 'Failed to like comment',
  dislikeFailed: 'Failed to dislike comment',
} as const;

export const connections = {
  sent: 'Connection request sent successfully',
  sentShort: 'Connection request sent',
  accepted: 'Connection request accepted',
  rejected: 'Connection request rejected',
  withdrawn: 'Connection request withdrawn',
  removed: 'Connection removed',
  toYourself: "You can't send a request to yourself",
  alreadyConnected: 'You are already connected',
  alreadyRequested: 'A connection request already exists',
  noPendingRequest: 'No pending connection request found',
  alreadyProcessed: 'This request has already been processed',
  notConnected: 'Connection does not exist',
  noRequests: 'No Connection Requests',
  none: 'No connections found',
  connect: 'Connect',
  pending: 'Pending',
  accept: 'Accept',
  reject: 'Reject',
  connected: 'Connected',
  connections: 'Connections',
  requests: 'Requests',
  mutual: 'Mutual connections',
  mine: 'My Connections',
  viewRecommendations: 'View Recommendations',
  discover: 'Discover Suggested People',
  search: 'Search connections',
  backToProfile: 'Back to Profile',
  userNotFound: 'User Not Found',
  accessRestricted: 'Access Restricted',
} as const;

/** What somebody hears who may not see a member's connections (SPEC section 2, connections list). */
export const connectedOnly = (name = 'the user'): string =>
  `You need to be connected with ${name} to view their connections.`;

export const notifications = {
  read: 'Notification marked as read',
  notFound: 'Notification not found',
  deleted: 'Notification deleted',
  allRead: 'All notifications marked as read',
  resetFailed: 'Failed to reset notifications',
  markAllRead: 'Mark all as read',
  empty: 'No notifications yet',
} as const;

export const people = {
  queryRequired: 'Search query is required',
  userNotFound: 'User not found',
  noUsersFound: 'No users found',
  nobodyMatches: 'Nobody matches',
  tryAnotherSearch: 'Try searching with a different username or name',
  clearFilters: 'Clear Filters',
  loading: 'Loading...',
  searchResults: 'Search Results',
  showingResultsFor: 'Showing results for',
  mayKnow: 'People you may know',
  viewAllRecommendations: 'View all recommendations',
  viewAllConnections: 'View All Connections',
  allPotentialConnections: 'All Potential Connections',
  backToHome: 'Back to Home',
  allRoles: 'All Roles',
  showing: 'Showing',
} as const;

/** Whom a member of each role gets to see (SPEC section 2, recommendations); `mayKnow` for others. */
export const recommendationTitles = {
  founder: 'Investors you may want to connect with',
  investor: 'Founders you may want to connect with',
  job_seeker: 'Founders looking for talent',
} as const;

/** The roles as filters name them: on the recommendations, and on all connections (SPEC section 2). */
export const recommendedRoles = {
  founder: 'Entrepreneurs',
  investor: 'Investors',
  job_seeker: 'Job Seekers',
} as const;
export const connectableRoles = {
  founder: 'Founders',
  investor: 'Investors',
  job_seeker: 'Job Seekers',
} as const;

export const profile = {
  notFound: 'User profile not found',
  updateFailed: 'Failed to update profile',
  rangeInverted: 'Minimum investment cannot be greater than maximum investment',
  passwordRequired: 'Password is required',
  passwordInvalid: 'Invalid password',
  deleted: 'Profile deleted successfully',
  linkInvalid: 'Please enter a link that starts with http:// or https://',
  yearInvalid: 'Please enter a year between 1900 and 2100',
  yearsInverted: 'The end year cannot be before the start year',
  dateInvalid: 'Please enter a valid date',
  datesInverted: 'The end date cannot be before the start date',
  amountInvalid: 'Please enter an amount between 0 and 1,000,000,000,000',
  tooLong: 'This text is too long',
  tooLarge: 'Your profile has become too long. Please shorten its texts or remove some entries',
} as const;

export const completion = {
  title: 'Complete your profile',
  skip: 'SKIP FOR NOW',
  complete: 'COMPLETE PROFILE',
} as const;

export const connectivity = {
  lost: 'Connection error: Unable to reach the server',
  retry: 'Retry',
  reconnecting: 'Reconnecting...',
  stillLost: 'Still unable to connect. Please try again later.',
} as const;

/** Pictures, documents and videos (SPEC section 5, accepted types; section 9, sizes). */
export const media = {
  notAPicture: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
  notALogo: 'Please choose a PNG, JPEG or WebP picture',
  notAVideo: 'Please choose an MP4, WebM or QuickTime video',
  notADocument: 'Please choose a PDF, Word, Excel, PowerPoint or text file',
  tooLarge: (megabytes: number): string => `Please choose a file of at most ${megabytes} MB`,
  empty: 'This file is empty',
  gone: 'This file is no longer available. Please choose it again.',
  unavailable: 'Files cannot be stored right now. Please try again in a few moments.',
  uploadFailed: 'The upload failed. Please try again.',
} as const;

export const projects = {
  notFound: 'Project Not Found',
  nameRequired: 'Project name is required',
  descriptionRequired: 'Project description is required',
  categoryRequired: 'Please select a category',
  teamSizeInvalid: 'Team size must be a whole number from 1 to 50',
  roleTitleRequired: 'Role title is required',
  roleTitlesAlike: 'Each role needs a title of its own',
  roleNotFound: 'This role is no longer open',
  limitBelowFilled: 'A role cannot have fewer positions than are filled',
  teamSizeBelowTeam: 'The team size cannot be smaller than the current team',
  notMember: 'You are not a member of this project',
  notInTeam: 'This person is not a member of this project',
  founderCannotLeave: 'The founder cannot leave the project',
  founderStays: 'The founder cannot be removed from the project',
  applicationNotFound: 'Application not found',
  applicationWithdrawn: 'Application withdrawn',
  founderOnlyDecide: 'Only the project founder can see and answer applications',
  founderOnlyRemove: 'Only the project founder can remove team members',
  alreadyInTeam: 'This person is already a member of this project',
  posterNotImage: 'Please upload an image file',
  posterFailed: 'Error processing image',
  posterUpdated: 'Poster updated successfully',
  created: 'Project created successfully!',
  updated: 'Project updated successfully!',
  upvoted: 'Project upvoted!',
  applied: 'Application submitted successfully!',
  commented: 'Comment added successfully!',
  applicationAccepted:
    'Application accepted successfully! Other pending applications from this user will be automatically cancelled.',
  applicationRejected: 'Application rejected successfully!',
  left: 'You have left the project successfully',
  memberRemoved: 'Team member removed successfully',
  createFailed: 'Error creating project',
  upvoteFailed: 'Error upvoting project',
  applyFailed: 'Error submitting application',
  applyFailedOnProfile: 'Failed to submit application',
  commentFailed: 'Error adding comment',
  decisionFailed: 'Error processing application',
  leaveFailed: 'Error leaving project',
  removeFailed: 'Error removing team member',
  updateFailed: 'Error updating project',
  loadFailed: 'Failed to load project',
  founderOnlyEdit: 'Only the project founder can edit this project',
  founderOnlyCreate: 'Only founders can create projects',
  alreadyProcessed: 'This application has already been processed',
  positionFilled: 'This role has already been filled',
  teamFull: 'Team size limit reached',
} as const;

/** What a founder is in the team of their project (WIRE, Project). */
export const founderRole = 'Founder';

/** The checks before applying, in the order of SPEC section 5. */
export const applying = {
  loginRequired: 'Please login to apply for roles',
  jobSeekersOnly: 'Only job seekers can apply for roles',
  ownProject: 'You cannot apply to your own project',
  sameRole: 'You are already a member with this role',
  otherRole: 'You are already a member of this project with a different role',
  rejected: 'Your previous application for this role was rejected',
  pending: 'Your application for this role is still pending approval',
  filled: 'This position has already been filled',
} as const;

/** What a role's button says to its viewer, in the order in which SPEC section 4 lists it. */
export const roleButtons = {
  noRole: 'Select a role',
  founder: "You're the founder",
  member: "You're a member",
  otherRole: 'Already in another role',
  notEligible: 'Not Eligible',
  pending: 'Application Pending',
  reapply: 'Reapply',
  accepted: 'Accepted',
  applyAgain: 'Apply Again',
  filled: 'Position Filled',
  apply: 'Apply',
} as const;

export const deletedMember = 'Deleted member';

/** The bars around every screen (SPEC section 2, top bar and footer). */
export const shell = {
  home: 'Home',
  network: 'My Network',
  projects: 'Projects',
  notifications: 'Notifications',
  me: 'Me',
  viewProfile: 'View Profile',
  logout: 'Logout',
  syncConnections: 'Sync Connections',
  signIn: 'Sign In',
  joinNow: 'Join now',
  beginYourJourney: 'Begin Your Journey',
} as const;

/** A role as the option cards name it, and as the welcome of SPEC section 8 does. */
export const roles = {
  founder: { option: 'Startup Founder', welcome: 'Founder', chip: 'Founder' },
  investor: { option: 'Investor', welcome: 'Investor', chip: 'Investor' },
  job_seeker: { option: 'Looking to Join', welcome: 'Job Seeker', chip: 'Looking to Join' },
} as const;
