import type { projects } from '../../../shared/api/projects.ts';
import type { BodyInput } from '../../../shared/api/route.ts';
import type { users } from '../../../shared/api/users.ts';
import type { DeclineReason } from '../../../shared/model/application-progress.ts';
import type { Role } from '../../../shared/model/member.ts';
import type { ProjectStatus } from '../../../shared/model/project.ts';
import type { ReportReason } from '../../../shared/rules/reporting.ts';

/** Days before the seed runs; 0.5 is twelve hours. */
export type DaysAgo = number;

export interface SeedMember {
  username: string;
  name: string;
  role: Role;
  joined: DaysAgo;
  /** A file of `pictures/banners`. */
  banner?: string;
  profile: BodyInput<typeof users.updateProfile>;
}

export interface SeedPost {
  author: string;
  posted: DaysAgo;
  text: string;
  /** Files of `pictures/posts`, with their descriptions. */
  pictures?: [file: string, alt: string][];
  /** Files of `pictures/documents`, with their names. */
  documents?: [file: string, name: string][];
  /** The options, each with its voters. */
  poll?: [option: string, voters: string[]][];
  /** Another post that it shares. */
  shares?: [author: string, posted: DaysAgo];
  /** What the page behind its link says of itself, with a file of `pictures/posts`; nobody fetches it. */
  preview?: { link: string; title: string; description: string; picture: string };
  /** Number of likes. */
  likes: number;
  /** The oldest first, each with the replies to it. */
  comments?: [username: string, text: string, replies?: [username: string, text: string][]][];
  reports?: [username: string, reason: ReportReason, text: string][];
}

export interface SeedApplication {
  by: string;
  role: string;
  sent: DaysAgo;
  message: string;
  /** To the question of the role. */
  answer?: string;
  /** Its outcomes in order of time. */
  outcome?: [
    what: 'seen' | 'inTalk' | 'accepted' | 'rejected' | 'withdrawn' | 'left' | 'removed',
    when: DaysAgo,
  ][];
  /** What the founder says when they reject it. */
  rejection?: { reason: DeclineReason; note: string };
  /** What the founder notes for themselves when it is made. */
  note?: string;
}

/** What goes along with an update of a project. */
interface SeedUpdate {
  milestone?: string;
  /** One of `pictures/posts`, and what it shows. */
  picture?: [file: string, alt: string];
}

export interface SeedProject {
  /** Also the name of its poster in `pictures/posters`. */
  key: string;
  founder: string;
  created: DaysAgo;
  hasPoster: boolean;
  input: BodyInput<typeof projects.create>;
  /** Later changes by its founder. */
  updated?: [when: DaysAgo, change: Partial<BodyInput<typeof projects.update>>];
  /** When its founder has closed or reopened it. */
  status?: [when: DaysAgo, status: ProjectStatus][];
  /** What its founder has told those who have to do with it. */
  updates?: [when: DaysAgo, text: string, more?: SeedUpdate][];
  upvotes: number;
  applications: SeedApplication[];
  /** One that its founder has removed says when. */
  comments: [username: string, when: DaysAgo, text: string, removed?: DaysAgo][];
}

export interface SeedConversation {
  /** Two members who are connected, or whom an application links. */
  between: [string, string];
  /** The application that they write about. */
  about?: { by: string; project: string; role: string };
  messages: [from: string, sent: DaysAgo, text: string][];
  /** Who has read all of it. */
  readBy: string[];
}
