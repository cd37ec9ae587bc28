import type { CurrentUser, Profile, UserCard } from '../../../shared/model/member.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import type { Post, PostComment } from '../../../shared/model/post.ts';

/** A signed-in founder with a half-filled profile. */
export const maya: CurrentUser = {
  _id: 'maya000000000001',
  name: 'Maya Iyer',
  username: 'maya',
  email: 'maya@example.com',
  emailVerified: true,
  userRole: 'founder',
  profilePicture: '',
  bannerImg: '',
  headline: 'Founder of Tidewise',
  about: '',
  location: '',
  phone: '',
  linkedin: '',
  organization: '',
  club: '',
  orgLogo: '',
  isVerified: false,
  skills: [],
  experience: [],
  education: [],
  investmentRange: { min: 0, max: 0 },
  investmentInterests: [],
  founderInfo: { startupStage: '', lookingFor: [] },
  jobSeekerInfo: { openToRoles: [] },
  connections: [],
  connectionCount: 3,
  onboardingCompleted: false,
  isAdmin: false,
  public: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const newcomer: CurrentUser = { ...maya, userRole: null, headline: '' };

/** A post of Daniel's, liked by two others. */
export const post: Post = {
  _id: 'post000000000001',
  author: {
    _id: 'daniel0000000001',
    username: 'daniel',
    name: 'Daniel Okafor',
    headline: 'Early-stage investor',
    profilePicture: '',
    userRole: 'investor',
  },
  content: 'Talk to ten customers first.',
  mentions: [],
  tags: [],
  images: [],
  image: '',
  video: null,
  documents: [],
  poll: null,
  likes: [],
  likeCount: 2,
  liked: false,
  saved: false,
  comments: [],
  commentCount: 0,
  shared: null,
  linkPreview: null,
  sharedGone: false,
  createdAt: '2026-01-02T00:00:00.000Z',
  edited: false,
  editedAt: null,
};

/** A comment of Daniel's on his own post. */
export const comment: PostComment = {
  _id: 'comment000000005',
  user: { _id: post.author._id, name: 'Daniel Okafor', username: 'daniel', profilePicture: '' },
  content: 'And then ten more.',
  mentions: [],
  tags: [],
  createdAt: '2026-01-03T00:00:00.000Z',
  edited: false,
  reaction: null,
  likes: [],
  dislikes: [],
  likeCount: 4,
  dislikeCount: 1,
  replyTo: null,
  replyCount: 0,
  deleted: false,
};

/** An investor as lists show them. */
export const daniel: UserCard = {
  ...post.author,
  _id: 'daniel0000000001',
  organization: 'Second Harvest Capital',
  connections: [],
};

/** A member's profile as `GET /users/{username}` answers, with changes. */
export function profileOf({ isAdmin: _, ...member }: CurrentUser, changes: Partial<Profile> = {}): Profile {
  return { ...member, ...changes };
}

/** Daniel's like of a post of Maya's, unread. */
export const notification: Notification = {
  _id: 'note000000000001',
  type: 'post_like',
  read: false,
  createdAt: '2026-01-03T00:00:00.000Z',
  sender: { _id: daniel._id, username: 'daniel', name: 'Daniel Okafor', profilePicture: '' },
  content: 'Daniel Okafor liked your post',
  post: { _id: 'post000000000003', image: '', content: 'Bring printed paper.' },
};
