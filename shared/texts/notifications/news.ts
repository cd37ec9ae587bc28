import type { Choosable, Mailed } from '../../rules/notifications/mail-choices.ts';
import type { Letter } from './mails.ts';

/** What a mail says of news: of one, and of several. It names nobody, because members choose their names. */
interface News {
  one: string;
  several(number: number): string;
}

const NEWS: Record<Mailed, News> = {
  message: {
    one: 'A conversation with unread messages',
    several: (number) => `${number} conversations with unread messages`,
  },
  application_accepted: {
    one: 'Your application was accepted',
    several: (number) => `${number} of your applications were accepted`,
  },
  application_rejected: {
    one: 'Your application was not accepted',
    several: (number) => `${number} of your applications were not accepted`,
  },
  application_rejected_auto: {
    one: 'The role that you applied for has been filled',
    several: (number) => `${number} roles that you applied for have been filled`,
  },
  application_cancelled: {
    one: 'There is news about your application',
    several: (number) => `There is news about ${number} of your applications`,
  },
  application_expired: {
    one: 'Your application was not answered in time',
    several: (number) => `${number} of your applications were not answered in time`,
  },
  application_waiting: {
    one: 'Somebody is waiting for your answer to their application',
    several: (number) => `${number} applications are waiting for your answer`,
  },
  application_received: {
    one: 'Somebody applied for a role in your project',
    several: (number) => `${number} applications for roles in your projects`,
  },
  connection_request: {
    one: 'Somebody would like to connect with you',
    several: (number) => `${number} connection requests`,
  },
  connection_accepted: {
    one: 'Your connection request was accepted',
    several: (number) => `${number} of your connection requests were accepted`,
  },
  connection_rejected: {
    one: 'Your connection request was declined',
    several: (number) => `${number} of your connection requests were declined`,
  },
  connection_removed: {
    one: 'One of your connections has ended',
    several: (number) => `${number} of your connections have ended`,
  },
  post_like: {
    one: 'Somebody liked your post',
    several: (number) => `${number} likes of your posts`,
  },
  post_comment: {
    one: 'Somebody commented on your post',
    several: (number) => `${number} comments on your posts`,
  },
  comment_reply: {
    one: 'Somebody replied to your comment',
    several: (number) => `${number} replies to your comments`,
  },
  post_share: {
    one: 'Somebody shared your post',
    several: (number) => `${number} shares of your posts`,
  },
  post_mention: {
    one: 'Somebody mentioned you in a post',
    several: (number) => `${number} posts that mention you`,
  },
  comment_mention: {
    one: 'Somebody mentioned you in a comment',
    several: (number) => `${number} comments that mention you`,
  },
  project_upvote: {
    one: 'Somebody upvoted your project',
    several: (number) => `${number} upvotes of your projects`,
  },
  project_comment: {
    one: 'Somebody commented on your project',
    several: (number) => `${number} comments on your projects`,
  },
  comment_removed: {
    one: 'A comment of yours was removed',
    several: (number) => `${number} of your comments were removed`,
  },
  team_member_left: {
    one: 'A member has left the team of your project',
    several: (number) => `${number} members have left the teams of your projects`,
  },
  team_member_removed: {
    one: 'You are no longer in the team of a project',
    several: (number) => `You are no longer in the teams of ${number} projects`,
  },
  project_interest: {
    one: 'An investor is interested in your project',
    several: (number) => `${number} investors are interested in your projects`,
  },
  deck_shared: {
    one: 'The deck of a project was shared with you',
    several: (number) => `The decks of ${number} projects were shared with you`,
  },
  project_update: {
    one: 'There is an update on a project that you have to do with',
    several: (number) => `${number} updates on projects that you have to do with`,
  },
  project_handed_over: {
    one: 'A project that you have to do with has a new founder',
    several: (number) => `${number} projects that you have to do with have a new founder`,
  },
  search_match: {
    one: 'Something new matches a search that you saved',
    several: (number) => `${number} searches that you saved have new matches`,
  },
  project_closed: {
    one: 'A project that you have to do with takes no new applications',
    several: (number) => `${number} projects that you have to do with take no new applications`,
  },
  project_reopened: {
    one: 'A project that you have to do with takes applications again',
    several: (number) => `${number} projects that you have to do with take applications again`,
  },
  project_removed: {
    one: 'A project that you are interested in has been removed',
    several: (number) => `${number} projects that you are interested in have been removed`,
  },
};

/** The mail that tells of one piece of news at once. */
export const newsLetter = (type: Choosable): Letter => ({
  subject: NEWS[type].one,
  opening: [`${NEWS[type].one}.`],
  action: 'See it on Hearth',
  closing: [],
});

/**
 * The mail of the day.
 *
 * @param counts how much there is of each kind of news
 * @param hasMore whether there is more than was counted
 */
export function digestLetter(counts: ReadonlyMap<Mailed, number>, hasMore: boolean): Letter {
  const lines = (Object.keys(NEWS) as Mailed[]).flatMap((mailed) => {
    const number = counts.get(mailed) ?? 0;
    if (number === 0) return [];
    return number === 1 ? NEWS[mailed].one : NEWS[mailed].several(number);
  });
  const [only] = lines;
  return {
    subject: lines.length === 1 && only ? only : 'Your day on Hearth',
    opening: ['What is new, and what you have not seen yet:'],
    list: hasMore ? [...lines, 'And more'] : lines,
    action: 'See it on Hearth',
    closing: [],
  };
}
