import type { projects } from '../../../../shared/api/projects.ts';
import type { BodyInput } from '../../../../shared/api/route.ts';
import type { users } from '../../../../shared/api/users.ts';
import type { Role } from '../../../../shared/model/member.ts';

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
  /** Files of `pictures/posts`, with what they show. */
  pictures?: [file: string, alt: string][];
  /** Files of `pictures/documents`, with their names. */
  documents?: [file: string, name: string][];
  /** The options, with who has voted for each. */
  poll?: [option: string, voters: string[]][];
  /** How many of those who were there like it. */
  likes: number;
  comments?: [username: string, text: string][];
}

export interface SeedApplication {
  by: string;
  role: string;
  sent: DaysAgo;
  message: string;
  /** What has become of it, in the order of time. */
  outcome?: [what: 'accepted' | 'rejected' | 'withdrawn' | 'left' | 'removed', when: DaysAgo][];
}

export interface SeedProject {
  /** Names its poster in `pictures/posters`. */
  key: string;
  founder: string;
  created: DaysAgo;
  hasPoster: boolean;
  input: BodyInput<typeof projects.create>;
  /** What its founder has changed since. */
  updated?: [when: DaysAgo, change: Partial<BodyInput<typeof projects.update>>];
  upvotes: number;
  applications: SeedApplication[];
  comments: [username: string, when: DaysAgo, text: string][];
}
