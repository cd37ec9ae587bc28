import type { Caller } from '../calls/caller.ts';

/** What stands between a viewer and some members. */
export const RELATIONS = ['none', 'blocked', 'blocking', 'muted'] as const;
export type Relation = (typeof RELATIONS)[number];

/** A viewer, members who all stand in one relation to them, and what is there of these. */
export interface Scene {
  viewer: Caller;
  /** A founder with a post, a project, and comments elsewhere. */
  subject: Caller;
  /** Was connected with the viewer before. */
  friend: Caller;
  /** Had asked the viewer for a connection before. */
  asker: Caller;
  params: Record<string, string>;
  /** A post of somebody else on which the subject has commented. */
  hostsPostId: string;
  hostsProjectId: string;
  /** What the viewer has written to the friend. */
  messageId: string;
  applicationId: string;
  host: Caller;
}

/** What a viewer gets of members to whom they stand in a relation. */
export interface Seen {
  /** Statuses in the order of `RELATIONS`; one number stands for all. */
  status: number | number[];
  /** In place of the subject's things. */
  params?: (scene: Scene) => Record<string, string>;
  query?: (scene: Scene) => Record<string, unknown>;
  /** In place of the example's. */
  body?: (scene: Scene) => Record<string, unknown>;
  /** What the answer holds unless whose it is is hidden. */
  holds?: (scene: Scene) => string;
  /** In which relations it holds that, where it is a list of them. */
  holdsIn?: Relation[];
}

/** As if absent, for whoever has blocked the other and for the other. */
export const absent = (otherwise: number, status = 404): number[] => [otherwise, status, status, otherwise];

/** The id of the member whose things are there. */
export const subjectsId = ({ subject }: Scene): string => subject._id;
