import type { NotificationType } from '../model/notification.ts';
import type { CancelReason } from '../model/project.ts';

/** Why an application or a place in a team has ended; with a removed project the application itself goes. */
export type EndReason = CancelReason | 'projectRemoved';

/** Who and what a notice names. */
interface Named {
  /** The name of who has brought it about. */
  sender: string;
  project?: string | undefined;
  /** The title of a role. */
  role?: string | undefined;
  /** Why an application was cancelled, or a place in a team has ended. */
  cancelReason?: EndReason | undefined;
}

type Sentence = (named: Named) => string;

const application = ({ project = '', role = '' }: Named): string =>
  `Your application for the ${role} role in "${project}"`;

/** How the sentence about a cancelled application goes on. */
const CANCELLED: Record<EndReason, string> = {
  acceptedElsewhere: 'was cancelled because you were accepted for another role.',
  withdrawn: 'was withdrawn.',
  roleChanged: 'was cancelled because you are no longer looking to join a project.',
  roleRemoved: 'was cancelled because the role is no longer open.',
  projectRemoved: 'was cancelled because the project has been removed.',
  positionReopened: 'can be sent again: a position is open once more.',
};

/** What a notice says, by its type. */
const SENTENCES: Record<NotificationType, Sentence> = {
  post_like: ({ sender }) => `${sender} liked your post`,
  post_comment: ({ sender }) => `${sender} commented on your post`,
  connection_request: ({ sender }) => `${sender} sent you a connection request`,
  connection_accepted: ({ sender }) => `${sender} accepted your connection request`,
  connection_rejected: ({ sender }) => `${sender} declined your connection request`,
  connection_removed: ({ sender }) => `${sender} removed you from their connections`,

  project_upvote: ({ sender, project }) => `${sender} upvoted your project "${project}"`,
  project_comment: ({ sender, project }) => `${sender} commented on your project "${project}"`,
  application_received: ({ sender, project, role }) =>
    `${sender} applied for the ${role} role in "${project}"`,
  application_accepted: (named) => `${application(named)} has been accepted!`,
  application_rejected: (named) => `${application(named)} was not accepted.`,
  application_rejected_auto: (named) =>
    `${application(named)} was automatically rejected because the position has been filled.`,
  application_cancelled: (named) =>
    `${application(named)} ${CANCELLED[named.cancelReason ?? 'acceptedElsewhere']}`,
  team_member_left: ({ project }) => `A team member has left your project "${project}"`,
  team_member_removed: ({ project, cancelReason }) =>
    cancelReason === 'projectRemoved'
      ? `The project "${project}", in whose team you were, has been removed`
      : `You have been removed from the project "${project}"`,
};

/**
 * The sentence of a notice.
 *
 * @param type what has happened
 * @param named who and what it names
 */
export const noticeContent = (type: NotificationType, named: Named): string => SENTENCES[type](named);
