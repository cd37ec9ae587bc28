import type { Mailed } from '../../../../../shared/rules/notifications/mail-choices.ts';
import { preferenceScreens } from '../../../../../shared/texts/notifications/preferences.ts';

type Group = keyof typeof preferenceScreens.groups;

/** Where each kind of news stands in the settings. */
const GROUP_OF: Record<Mailed, Group> = {
  message: 'messages',
  connection_request: 'connections',
  connection_accepted: 'connections',
  connection_rejected: 'connections',
  connection_removed: 'connections',
  post_like: 'posts',
  post_comment: 'posts',
  comment_reply: 'posts',
  post_share: 'posts',
  post_mention: 'posts',
  comment_mention: 'posts',
  comment_removed: 'posts',
  project_upvote: 'projects',
  project_comment: 'projects',
  project_interest: 'projects',
  deck_shared: 'projects',
  project_update: 'projects',
  application_received: 'applications',
  application_accepted: 'applications',
  application_rejected: 'applications',
  application_rejected_auto: 'applications',
  application_cancelled: 'applications',
  application_expired: 'applications',
  application_waiting: 'applications',
  team_member_left: 'applications',
  team_member_removed: 'applications',
  project_handed_over: 'applications',
  project_closed: 'applications',
  project_reopened: 'applications',
  project_removed: 'projects',
  search_match: 'searches',
};

const KINDS = Object.keys(GROUP_OF) as Mailed[];

export const PREFERENCE_GROUPS = (Object.keys(preferenceScreens.groups) as Group[]).map((group) => ({
  title: preferenceScreens.groups[group],
  kinds: KINDS.filter((kind) => GROUP_OF[kind] === group),
}));
