/** A member's data as a file: what the server and the settings say. */
export const archive = {
  title: 'Your data',
  hint: 'Everything about you as one zip file: your profile, posts, comments, messages, connections, projects and applications as readable files, with your pictures, videos and documents.',
  often: 'You can ask for it once a day. We mail you when it is ready; the file can be downloaded for a day.',
  request: 'Request your data',
  requestAgain: 'Try again',
  requestFailed: 'Your data could not be requested. Please try again.',
  loading: 'Loading the state of your data',
  loadFailed: 'The state of your data could not be loaded',
  running: 'Your data is being put together. You can leave this page; we mail you when it is ready.',
  failed: 'Your data could not be put together. You can ask for it again a day after the last time.',
  ready: (size: string): string => `Your data is ready (${size}).`,
  validUntil: 'Download it by',
  nextFrom: 'You can ask for it again from',
  download: 'Download',
  tooSoon: 'You can ask for your data once a day. Please try again later.',
} as const;

/** Explains the file to whoever opens it. */
export const archiveReadme = `Your data at Hearth

The .json files are texts that any editor and most browsers open. The folders "media" and "decks" hold your pictures,
videos, documents and decks under the paths that the .json files mention.

profile.json                what you have written about yourself, and your email addresses
sessions.json               where you are signed in
passkeys.json               your passkeys, without their keys
recovery-codes.json         how many recovery codes you have left
posts.json, comments.json   what you have posted, with what it said before you edited it, and your comments and replies
likes.json, votes.json      the posts that you like, and your votes in polls
comment-reactions.json      the comments that you like or dislike
connections.json            who you are connected with
messages.json               your conversations
connection-requests.json    requests that you have sent or received and that are still kept
projects.json               the projects that you have founded or joined
former-teams.json           the teams that you have left
applications.json           your applications for roles
application-notes.json      what you have noted about applications to your projects, and why you have declined them
project-comments.json       your comments on projects
project-upvotes.json        the projects that you have upvoted
project-interests.json      the projects that you have told you are interested in, with your notes
decks.json, shared-decks.json
                            whom you share the decks of your projects with, and those that are shared with you
pipeline.json               the projects in your pipeline, with your notes
project-updates.json        the updates that you have written on your projects
saved-posts.json, saved-projects.json, saved-roles.json
                            what you have saved
saved-searches.json         the searches that you have saved
notifications.json          your notifications
reports.json                what you have reported
preferences.json            what you are told of, and how
push-subscriptions.json     by which push services your browsers show notifications
blocks.json, mutes.json     the members that you have blocked or muted

Passwords are not in it: we only keep something that tells the right one from a wrong one.
`;
