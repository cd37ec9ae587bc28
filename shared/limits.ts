/** The limits and intervals of the product. Sizes are bytes and times milliseconds unless the name says otherwise. */

export const KB = 1024;
export const MB = 1024 * KB;
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const REQUEST_TIMEOUT = 30 * SECOND;
export const LIKE_TIMEOUT = 5 * SECOND;
export const MUTATION_RETRIES = 2;
export const RETRY_DELAY = 1 * SECOND;
export const RETRY_DELAY_UNAVAILABLE = 3 * SECOND;

/** A JSON body without pictures; a body with data URLs may be as large as a Lambda request can be. */
export const BODY_BYTES = 128 * KB;
export const BODY_WITH_PICTURES_BYTES = 5.5 * MB;
/** What no answer is larger than: a page of long rows ends early, and its `Link` leads on. */
export const ANSWER_BYTES = MB;
/** What API Gateway accepts; everything larger is refused before it reaches a function. */
export const BODY_GATEWAY_BYTES = 10 * MB;
/** Nesting depth and number of values of a JSON body: many times what any call needs. */
export const BODY_DEPTH = 10;
export const BODY_VALUES = 10_000;
/** Validation issues that one answer lists. */
export const ISSUES_SHOWN = 20;

export const NOTIFICATION_POLL_FEED = 20 * SECOND;
export const NOTIFICATION_POLL_PAGE = 30 * SECOND;
export const MESSAGE_POLL = 4 * SECOND;
export const REQUEST_POLL = 15 * SECOND;
export const REQUEST_STALE = 5 * SECOND;

export const CURRENT_USER_FRESH = 5 * MINUTE;
export const CURRENT_USER_KEPT = 10 * MINUTE;
export const DATA_FRESH = 30 * SECOND;
export const DATA_KEPT = 10 * MINUTE;
export const DATA_RETRIES_NETWORK = 3;
export const DATA_RETRIES_OTHER = 1;
export const DATA_RETRY_CAP = 30 * SECOND;
export const AUTH_CHECK_RETRIES = 3;
export const AUTH_CHECK_RETRY_CAP = 5 * SECOND;

export const HEALTH_TIMEOUT = 5 * SECOND;
export const HEALTH_INTERVAL = 30 * SECOND;

/** What a browser keeps of the member's reads, to show it where there is no network. */
export const OFFLINE_KEPT = 7 * DAY;
export const READS_KEPT = 80;
export const PICTURES_KEPT = 150;
export const APP_FILES_KEPT = 400;
/** A page, or a read of which there is an older answer, is waited for no longer than this. */
export const NAVIGATION_PATIENCE = 5 * SECOND;
export const READ_PATIENCE = 8 * SECOND;

export const CONVERSATIONS_PAGE = 20;
export const CONVERSATIONS_PAGE_MAX = 50;
/** Conversations with something unread are counted up to here, of which each call for the list reads as many items. */
export const UNREAD_CONVERSATIONS_MAX = 100;
export const MESSAGES_PAGE = 30;
export const MESSAGES_PAGE_MAX = 100;
export const MESSAGE_MAX = 5_000;
/** Of the text of the newest message in a list of conversations. */
export const LAST_MESSAGE_BYTES = 300;
export const MESSAGE_ATTACHMENTS_MAX = 10;
/** Applications that a conversation names; the oldest of more is left out. */
export const LINKED_APPLICATIONS_MAX = 10;
/** Projects that a conversation names, because one of its members is interested in them. */
export const LINKED_PROJECTS_MAX = 10;

export const PREVIEW_CHARACTERS = 150;
export const PHOTOS_PER_POST = 10;
export const DOCUMENTS_PER_POST = 5;
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 5;
export const POLL_OPTION_MAX = 100;
export const POLL_DAYS_MAX = 14;
export const POLL_DAYS_DEFAULT = 7;
export const ALT_MAX = 300;
export const DOCUMENT_NAME_MAX = 200;
/** Previews of links in posts. */
export const TITLE_BYTES = 300;
export const DESCRIPTION_BYTES = 600;
export const LINKED_PAGE_BYTES = MB;
/** Base64 of it fits into a call of a function. */
export const LINKED_PICTURE_BYTES = 3 * MB;
/** How long a page is not fetched again, and how long one that could not be. */
export const PREVIEW_FRESH = DAY;
export const PREVIEW_FAILURE_FRESH = HOUR;
/** How long a preview is shown after it was made. */
export const PREVIEW_KEPT = 90 * DAY;
export const PICTURE_BYTES = 5 * MB;
/** Of a picture that is shown as wide as a screen; the browser sends none larger than four. */
export const MEGAPIXELS_MAX = 24;
export const AVATAR_MEGAPIXELS_MAX = 16;
export const LOGO_MEGAPIXELS_MAX = 4;
/** New pictures that one call may carry as data URLs. A post may carry as many as it shows. */
export const INLINE_PICTURES_MAX = 4;
/** Of an animated picture, of which the first is shown. */
export const FRAMES_MAX = 1_000;
export const LOGO_BYTES = 1 * MB;
export const DOCUMENT_BYTES = 20 * MB;
export const VIDEO_BYTES = 100 * MB;
export const UPLOAD_EXPIRY = 5 * MINUTE;

export const SUGGESTIONS_FETCHED = 20;
export const SUGGESTIONS_ON_HOME = 5;
export const SUGGESTIONS_MAX = 1_000;
export const QUERY_MAX = 200;
export const SEARCH_RESULTS = 20;
/** Of a page of one kind: each takes half a read unit. */
export const FOUND_PAGE = 15;
/** Shown while the search text is being typed: of each kind, and of members alone. */
export const SEARCH_RESULTS_TYPING = 5;
export const SEARCH_DELAY = 250;
/** Words of a text by which a search finds it: the first ones. */
export const INDEXED_WORDS = 60;
/** Of a post, so much is kept for searches to show a part of: a row of theirs stays one of the smallest reads. */
export const FOUND_TEXT_BYTES = 3 * KB;
/** Letters of a post that a search shows. */
export const EXCERPT_LETTERS = 240;

/** How long somebody has to be a member to be an account of standing. */
export const STANDING_AFTER = 30 * DAY;
/** What a member may do in a day: on their first, from then on, and as an account of standing. */
export const DAILY = {
  posts: { first: 10, later: 40, standing: 100 },
  comments: { first: 50, later: 250, standing: 500 },
  /** Likes of posts, reactions to comments, votes and upvotes, and taking them back. */
  likes: { first: 200, later: 1_000, standing: 2_000 },
  requests: { first: 20, later: 60, standing: 120 },
  messages: { first: 100, later: 500, standing: 1_000 },
  /** Changes of one's profile, posts, comments and projects. */
  edits: { first: 100, later: 300, standing: 600 },
  /** Of these, changes of what stands beside everything that one has written: name, username, picture and headline. */
  renames: { first: 20, later: 30, standing: 40 },
  roleChanges: { first: 10, later: 15, standing: 20 },
  applications: { first: 10, later: 30, standing: 60 },
  /** Each is told to everybody who has to do with a project. */
  updates: { first: 3, later: 5, standing: 10 },
  /** Of investors in projects; the founder is told of each, and may be written to. */
  interests: { first: 20, later: 50, standing: 100 },
  /** Of decks; each is noted for the founder. */
  openings: { first: 50, later: 200, standing: 400 },
  projects: { first: 3, later: 10, standing: 20 },
  /** Blocks and mutes. */
  hidings: { first: 20, later: 60, standing: 120 },
  reports: { first: 10, later: 30, standing: 60 },
  /** Changes of the e-mail address, those to a taken one included: each mails somebody who may have no account. */
  emailChanges: { first: 5, later: 5, standing: 5 },
  uploads: { first: 50, later: 200, standing: 400 },
  uploadBytes: { first: 500 * MB, later: 2_000 * MB, standing: 4_000 * MB },
} as const;
/** Rejections after which one waits before asking the same member once more. */
export const REJECTIONS_FREE = 2;
export const REJECTION_WAIT = 30 * DAY;

/** Open connections of the live channel that one member may have; the oldest of more are closed. */
export const LIVE_CONNECTIONS_MAX = 10;
/** The longest that API Gateway keeps a WebSocket open (an AWS limit). */
export const LIVE_CONNECTION_LASTS = 2 * HOUR;
export const LIVE_FRAME_BYTES = 4 * KB;
export const LIVE_FRAMES_PER_SECOND = 10;
/** What one connection may watch at once, all tabs of a browser together. */
export const LIVE_TOPICS_MAX = 10;
/** Notifications that are pushed to one member at once; of more, those who look at them read the list. */
export const LIVE_NOTIFICATIONS_MAX = 5;

/** Members that one member may block, and mute: all of them are read with each of their calls. */
export const BLOCKS_MAX = 500;
export const MUTES_MAX = 500;
/** Members who have blocked one member and are read with each of that member's calls; of more, those who are to be shown are looked up. */
export const BLOCKERS_LISTED = 200;
/** Ids in an answer that are looked up for such a member where nothing else is said of whose they are; others are left out. */
export const IDS_LOOKED_UP = 100;

/** Posts that one member may have saved, and projects, and roles. */
export const SAVED_MAX = 500;
export const SAVED_PAGE = 10;
export const SAVED_PAGE_MAX = 20;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const NAME_MAX = 80;
export const EMAIL_MAX = 254;
/** Longer than any name in the IANA time zone database. */
export const TIME_ZONE_MAX = 64;
export const HEADLINE_MAX = 160;
export const LINE_MAX = 120;
/** A project in one sentence. */
export const PITCH_MAX = 140;
export const URL_MAX = 500;
export const PHONE_MAX = 40;
/** A whole profile as it is stored. */
export const PROFILE_BYTES = 24 * KB;
export const ABOUT_MAX = 3_000;
export const SKILLS_MAX = 50;
export const SKILL_MAX = 60;
export const HISTORY_MAX = 30;
export const DESCRIPTION_MAX = 2_000;
export const INTERESTS_MAX = 30;
/** Interests of an investor that are compared with the words of projects. */
export const FIT_WORDS_MAX = 8;
export const INVESTMENT_MAX = 1_000_000_000_000;
export const EDUCATION_YEAR_MIN = 1_900;
export const EDUCATION_YEAR_MAX = 2_100;

export const POST_MAX = 3_000;
/** How often one post may be edited: each of its earlier wordings is kept. */
export const POST_EDITS_MAX = 50;
export const COMMENT_MAX = 1_500;
/** Letters of a tag; and tags, and members named, of one post or comment: more are words like all others. */
export const TAG_MAX = 50;
export const TAGS_MAX = 10;
export const MENTIONS_MAX = 10;
/** Members whom one post or comment may have named, its earlier wordings included: each of them was notified. */
export const MENTIONED_MAX = 50;
export const POSTS_PAGE = 20;
export const POSTS_PAGE_MAX = 50;
export const COMMENTS_IN_POST = 20;
export const COMMENTS_IN_LIST = 2;
export const NOTIFICATIONS_PAGE = 50;
/** Members that a row of the grouped list shows. */
export const NOTIFICATION_ACTORS = 3;
export const NOTIFICATION_IDS_MAX = 50;
/** As many of a group's newest notifications as keep it within one write unit. */
export const NOTIFICATION_GROUP_IDS = 16;
export const CONNECTIONS_PAGE = 100;
export const PAGE_MAX = 100;

/** Former team members that a project shows. */
export const FORMER_MEMBERS_SHOWN = 100;

/** Newest member ids in `likes` and `upvotes`, beside the exact count. */
export const LIKERS_SHOWN = 50;
/** Newest member ids in a comment's `likes` and `dislikes`, beside the exact counts. */
export const REACTIONS_LISTED = 50;
export const CONNECTION_IDS_SHOWN = 1_000;

export const PROFILE_POSTS = 3;
export const PROFILE_PROJECTS = 3;
export const SKILLS_PREVIEW = 2;
export const EDUCATION_PREVIEW = 2;

export const PROJECTS_PAGE = 12;
export const PROJECTS_PAGE_MAX = 24;
/** All texts of a project together, and the titles of its roles, which lists show in full. */
export const PROJECT_BYTES = 16 * KB;
export const ROLE_TITLES_BYTES = 2 * KB;
/** The descriptions of a project and its roles together, as lists show them; longer ones end in '…' there. */
export const PROJECT_SUMMARY_BYTES = 3 * KB;
/** Length at which a project's comment is shortened in lists. */
export const COMMENT_SUMMARY_BYTES = 500;
export const APPLICATIONS_PAGE = 20;
export const PROJECT_COMMENTS_PAGE = 5;
export const PROJECT_UPDATES_PAGE = 10;
export const PROJECT_UPDATES_PAGE_MAX = 20;
export const PROJECT_UPDATE_MAX = 3_000;
export const PROJECT_UPDATE_ATTACHMENTS_MAX = 10;
/** Letters of the name of a milestone. */
export const MILESTONE_MAX = 80;
/** Milestones of a project that its page shows at once. */
export const MILESTONES_PAGE = 20;
/** Team members and open roles on a project's card until all are expanded. */
export const PROJECT_CARD_ROWS = 3;
export const PROJECT_COMMENTS_PREVIEW = 3;
export const TEAM_MEMBERS_PAGE = 5;
export const TEAM_SIZE_MIN = 1;
export const TEAM_SIZE_MAX_CREATE = 50;
export const TEAM_SIZE_MAX_EDIT = 20;
export const ROLE_POSITIONS_DEFAULT = 1;
export const ROLE_POSITIONS_MAX = 50;
export const ROLES_MAX = 20;
export const APPLICATION_MESSAGE_MAX = 2_000;
export const ROLE_SKILLS_MAX = 10;
export const ROLE_QUESTION_MAX = 300;
/** Letters of an answer to the question of a role. */
export const APPLICATION_ANSWER_MAX = 2_000;
/** Percent of a company. */
export const EQUITY_MAX = 100;
/** Pay of a year, in any currency. */
export const PAY_MAX = 10_000_000_000;
/** The skills and locations of a project's roles together, which lists show in full. */
export const ROLE_FACTS_BYTES = 4 * KB;
export const ROLES_PAGE = 12;
export const ROLES_PAGE_MAX = 24;

/** Searches that one member saves. */
export const SAVED_SEARCHES_MAX = 20;

/** Letters of an investor's note on a project. */
export const PIPELINE_NOTE_MAX = 2_000;
/** Projects in the pipeline of one investor. */
export const PIPELINE_MAX = 500;
export const PIPELINE_PAGE = 20;
export const PIPELINE_PAGE_MAX = 50;
/** Members with whom the deck of a project is shared, or was. */
export const DECK_READERS_MAX = 50;
/** Openings of each reader that the founder sees. */
export const DECK_OPENINGS_SHOWN = 20;
/** How long the link to a deck works. */
export const DECK_LINK_VALID = 2 * MINUTE;
/** What an investor tells the founder of a project. */
export const INTEREST_NOTE_MAX = 2_000;
export const INTERESTS_PAGE = 20;
export const INTERESTS_PAGE_MAX = 50;
/** How long a founder has to answer an application, and after how long they are reminded. */
export const ANSWER_WITHIN = 14 * DAY;
export const ANSWER_REMINDERS = [7 * DAY, 12 * DAY] as const;
/** How long an answer can be taken back before it is sent. */
export const ANSWER_UNDO = 5 * SECOND;
export const DECLINE_NOTE_MAX = 500;
export const FOUNDER_NOTE_MAX = 2_000;
/** Stages of an application that was made again and again: the oldest of more are left out. */
export const APPLICATION_HISTORY_MAX = 20;
/** The newest applications for a role that are put in the order of how well they fit; older ones come after them. */
export const RECEIVED_MATCHED = 100;
export const RECEIVED_EARLIER = 5;
/** Answers from which it is told how fast a founder answers: at least, and at most the newest. */
export const REPLIES_LEAST = 3;
export const REPLIES_KEPT = 20;

export const REPORT_TEXT_MAX = 500;
export const REPORTS_PAGE = 20;
/** Messages before a reported one that administrators see. */
export const MESSAGES_BEFORE_REPORTED = 10;
/** Reporters of one thing that are counted. */
export const REPORTERS_COUNTED = 1_000;
/** What the newest of them wrote is shown beside it. */
export const REPORT_WORDS_SHOWN = 5;
/** Wordings of one reported thing that are kept, as its writer may change it between reports: those of the most reporters. */
export const REPORTED_VERSIONS_KEPT = 3;
/** Characters by which the audit list tells what an administrator has decided about. */
export const AUDIT_WORDS = 100;
/** How long a report is kept after it, or its decision, was made. */
export const REPORTS_KEPT = 180 * DAY;
export const AUDIT_KEPT = 730 * DAY;
export const SUSPENSION_DAYS_MAX = 3_650;

export const ROLE_REDIRECT_DELAY = 500;

export const DEFAULT_LOCATION = 'Hyderabad, Telangana, India';
export const DEFAULT_INVESTMENT_RANGE = { min: 10_000, max: 100_000 } as const;

export const SESSION_SHORT = 1 * DAY;
export const SESSION_REMEMBERED = 30 * DAY;
export const SESSIONS_PER_MEMBER = 20;
/** Time for which a browser is known again in which a member has signed in. */
export const KNOWN_BROWSER_KEPT = 180 * DAY;
/** Time after a sign-in in which another way to sign in may be added without the password. */
export const RECENT_SIGN_IN = 15 * MINUTE;
export const PASSKEYS_PER_MEMBER = 10;
export const PASSKEY_NAME_MAX = 60;
/** Time in which somebody finds their key, or the finger that opens it. */
export const PASSKEY_CHALLENGE = 5 * MINUTE;
/** How often it is noted that a session is in use. */
export const SESSION_NOTED = 1 * HOUR;
/** How long a replaced session key verifies: longer than any session that it has signed. */
export const SESSION_KEY_KEPT = SESSION_REMEMBERED + 1 * DAY;
export const RESET_LINK_VALID = 1 * HOUR;
/** Of the link that turns off a kind of mail. */
export const UNSUBSCRIBE_LINK_VALID = 365 * DAY;
/** How long other news waits before a mail tells of it: who is there sees it in the app. */
export const NEWS_BEFORE_MAIL = 2 * MINUTE;
/** How long messages have been unread before a mail tells of them; SQS delays messages by no more (an AWS limit). */
export const UNREAD_BEFORE_MAIL = 15 * MINUTE;
/** How long news waits before it is pushed: what is seen at once, or taken back, is not, and many likes are one. */
export const NEWS_BEFORE_PUSH = 10 * SECOND;
/** The same for who has Hearth open, who is pushed to only what they have left unseen: longer than a hidden tab keeps its connection. */
export const NEWS_BEFORE_PUSH_WHILE_OPEN = 6 * MINUTE;
/** How long a push service keeps a push for a browser that cannot be reached. */
export const PUSH_KEPT = 1 * DAY;
/** Browsers of a member that are pushed to; the longest there makes room for another one. */
export const PUSH_BROWSERS_MAX = 10;
/** Letters of the address by which a push service knows a browser. */
export const PUSH_ENDPOINT_MAX = 1_000;
/** Letters of what is pushed: push services take 4,096 bytes (RFC 8030). */
export const PUSH_TEXT_MAX = 300;
export const VERIFY_LINK_VALID = 7 * DAY;
/** How long a change of the e-mail address can be taken back. */
export const EMAIL_RESTORABLE = 7 * DAY;
/** Earlier addresses that can be returned to; no further change before one of them has expired. */
export const FORMER_ADDRESSES_MAX = 5;
/** Mails with a link that may be asked for in an hour for one e-mail address. */
export const LINKS_PER_EMAIL_PER_HOUR = 5;
/** How long a mailed link signs its member in, once. */
export const SIGN_IN_LINK_VALID = 15 * MINUTE;
/** Sign-in links that may be asked for within that time for one e-mail address. */
export const SIGN_IN_LINKS_PER_EMAIL = 3;
/** Mails of a kind that one address gets in a day, unless the kind declares limits of its own. */
export const MAILS_PER_ADDRESS_PER_DAY = 20;
/** Mails of all kinds together to an address that nobody has confirmed: it may be that of somebody who has no account. */
export const MAILS_PER_UNCONFIRMED_ADDRESS_PER_DAY = 10;
/** Mails that one member, or one caller without a session, may cause to be sent to addresses that may be anybody's. */
export const MAILS_PER_SENDER_PER_DAY = 100;
export const RECOVERY_CODES = 10;
/** Longer than any code with all that people may type between its letters. */
export const RECOVERY_CODE_TYPED_MAX = 60;
/** How long a member can download their data once it has been put together. */
export const ARCHIVE_KEPT = DAY;
/** How often a member may have their data put together. */
export const ARCHIVE_EVERY = DAY;
/** How long a link to it works that is shown; another look at the settings gives another one. */
export const ARCHIVE_LINK_VALID = HOUR;
export const IDEMPOTENCY_KEPT = 1 * DAY;
export const IDEMPOTENCY_KEY_MAX = 255;
