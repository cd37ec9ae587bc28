/** What the calls about preferences answer. */
export const preferences = {
  unsubscribed: 'You get no more of these mails. You can turn them on again in your settings.',
  timeZoneUnknown: 'This time zone is not known',
  unsubscribePage: 'A page asks whether these mails are to be turned off.',
} as const;

/** Where members choose what they are told of. */
export const preferenceScreens = {
  title: 'Notifications',
  hint: 'Mails about your account and its security always come. What comes by mail is in the app as well, and a mail tells only of what you have not seen.',
  loading: 'Loading your choices',
  loadFailed: 'Your choices could not be loaded',
  changeFailed: 'Your choice could not be saved. Please try again.',
  choices: {
    off: 'Off',
    inApp: 'In the app',
    instant: 'By mail at once',
    daily: 'In the mail of the day',
  },
  instantMessage: 'By mail in 15 minutes',
  groups: {
    messages: 'Messages',
    connections: 'Connections',
    posts: 'Posts',
    projects: 'Projects',
    applications: 'Applications and teams',
  },
  kinds: {
    message: 'Unread messages',
    connection_request: 'Somebody would like to connect',
    connection_accepted: 'My request was accepted',
    connection_rejected: 'My request was declined',
    connection_removed: 'A connection has ended',
    post_like: 'Likes of my posts',
    post_comment: 'Comments on my posts',
    comment_reply: 'Replies to my comments',
    post_share: 'Shares of my posts',
    post_mention: 'Posts that mention me',
    comment_mention: 'Comments that mention me',
    comment_removed: 'A comment of mine was removed',
    project_upvote: 'Upvotes of my projects',
    project_comment: 'Comments on my projects',
    application_received: 'Applications for my roles',
    application_accepted: 'My application was accepted',
    application_rejected: 'My application was not accepted',
    application_rejected_auto: 'The role that I applied for was filled',
    application_cancelled: 'News about my application',
    team_member_left: 'Somebody has left my team',
    team_member_removed: 'I am no longer in a team',
  },
  digestHour: 'The mail of the day comes at',
  digestZone: (timeZone: string): string => `On the clock of ${timeZone}, where you used Hearth last.`,
} as const;
