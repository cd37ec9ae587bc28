import type { DeclineReason } from '../../model/application-progress.ts';
import type { NotificationType } from '../../model/notification-type.ts';
import type { CancelReason } from '../../model/project.ts';
import type { SearchRequest } from '../../model/saved-search.ts';
import { declineSentences } from '../../texts/projects/application-answers.ts';
import { reports } from '../../texts/reports/reports.ts';
import { newMatches } from '../../texts/search/saved-searches.ts';
import type { ReportKind, ReportReason } from '../reporting.ts';

/** Why an application or a team membership has ended. */
export type EndReason = CancelReason | 'projectRemoved';

/** How somebody stands to a project who has not applied: in its team, or interested as an investor. */
export type ProjectStanding = 'team' | 'interested';

/** What an administrator has decided. */
export interface Moderated {
  kind?: ReportKind;
  reason?: ReportReason;
  /** For how many days the member is suspended. */
  days?: number;
}

/** What a notification mentions. */
interface Named extends Moderated {
  /** The name of the member who caused the notification. */
  sender: string;
  project?: string | undefined;
  /** The title of a role. */
  role?: string | undefined;
  /** Why an application was cancelled or a team membership has ended. */
  cancelReason?: EndReason | undefined;
  /** Why an application was declined. */
  declineReason?: DeclineReason | undefined;
  /** How many days an application has been waiting for an answer. */
  waitingDays?: number | undefined;
  /** How the reader stands to the project, where nobody has to answer them. */
  standing?: ProjectStanding | undefined;
  /** Whether a project was handed over to the reader. */
  isNewFounder?: boolean | undefined;
  /** The saved search that has new matches. */
  search?: SearchRequest | undefined;
}

type Sentence = (named: Named) => string;

const application = ({ project = '', role = '' }: Named): string =>
  `Your application for the ${role} role in "${project}"`;

/** The end of the sentence about a cancelled application, by reason. */
const CANCELLED: Record<EndReason, string> = {
  acceptedElsewhere: 'was cancelled because you were accepted for another role.',
  withdrawn: 'was withdrawn.',
  roleChanged: 'was cancelled because you are no longer looking to join a project.',
  roleRemoved: 'was cancelled because the role is no longer open.',
  projectRemoved: 'was cancelled because the project has been removed.',
  positionReopened: 'can be sent again: a position is open once more.',
  expired: 'was not answered in time.',
};

const WAITS = ' Yours still waits for an answer.';

/** The sentence of a notification, by its type. */
const SENTENCES: Record<NotificationType, Sentence> = {
  post_like: ({ sender }) => `${sender} liked your post`,
  post_comment: ({ sender }) => `${sender} commented on your post`,
  comment_reply: ({ sender }) => `${sender} replied to your comment`,
  post_mention: ({ sender }) => `${sender} mentioned you in a post`,
  comment_mention: ({ sender }) => `${sender} mentioned you in a comment`,
  post_share: ({ sender }) => `${sender} shared your post`,
  connection_request: ({ sender }) => `${sender} sent you a connection request`,
  connection_accepted: ({ sender }) => `${sender} accepted your connection request`,
  connection_rejected: ({ sender }) => `${sender} declined your connection request`,
  connection_removed: ({ sender }) => `${sender} removed you from their connections`,

  project_upvote: ({ sender, project }) => `${sender} upvoted your project "${project}"`,
  project_interest: ({ sender, project }) =>
    `${sender} is interested in your project "${project}" as an investor`,
  deck_shared: ({ sender, project }) => `${sender} shared the deck of "${project}" with you`,
  project_comment: ({ sender, project }) => `${sender} commented on your project "${project}"`,
  comment_removed: ({ sender, project }) =>
    `${sender} removed your comment on ${project === undefined ? 'their post' : `their project "${project}"`}`,
  application_received: ({ sender, project, role }) =>
    `${sender} applied for the ${role} role in "${project}"`,
  application_accepted: (named) => `${application(named)} has been accepted!`,
  application_rejected: (named) => {
    const why = named.declineReason && declineSentences[named.declineReason];
    return `${application(named)} was not accepted.${why ? ` ${why}` : ''}`;
  },
  application_rejected_auto: (named) =>
    `${application(named)} was automatically rejected because the position has been filled.`,
  application_cancelled: (named) =>
    `${application(named)} ${CANCELLED[named.cancelReason ?? 'acceptedElsewhere']}`,
  application_expired: (named) =>
    `${application(named)} was not answered within 14 days. You may apply again, or elsewhere; the founder can still accept it.`,
  application_waiting: ({ sender, project, role, waitingDays = 7 }) =>
    `${sender} has been waiting for ${waitingDays} days for your answer about the ${role} role in "${project}"`,
  team_member_left: ({ project }) => `A team member has left your project "${project}"`,
  team_member_removed: ({ project, cancelReason }) =>
    cancelReason === 'projectRemoved'
      ? `The project "${project}", in whose team you were, has been removed`
      : `You have been removed from the project "${project}"`,
  project_closed: ({ project, standing }) =>
    `"${project}" takes no new applications for now.${standing ? '' : WAITS}`,
  project_reopened: ({ project, standing }) =>
    `"${project}" takes applications again.${standing ? '' : WAITS}`,
  project_removed: ({ project }) =>
    `The project "${project}", in which you were interested as an investor, has been removed`,
  project_handed_over: ({ sender, project, isNewFounder, standing }) => {
    if (isNewFounder) return `${sender} handed the project "${project}" over to you: you are its founder now`;
    const now = `${sender} is the founder of the project "${project}" now`;
    return standing === 'interested' ? `${now}, and can read what you have noted with your interest` : now;
  },
  project_update: ({ sender, project }) => `${sender} wrote an update on the project "${project}"`,

  search_match: ({ search }) => newMatches(search),

  content_removed: ({ kind = 'post', reason = 'other' }) => reports.removedNotice(kind, reason),
  account_suspended: ({ days = 1, reason = 'other' }) => reports.suspendedNotice(days, reason),
  suspension_lifted: () => reports.liftedNotice,
};

/**
 * The text of a notification.
 *
 * @param type the type of the notification
 * @param named the names that the text mentions
 */
export const notificationContent = (type: NotificationType, named: Named): string => SENTENCES[type](named);
