import { PASSWORD } from '../../../lambdas/testing/client.ts';
import { dataUrl, FILES } from '../../../lambdas/testing/files.ts';

/** A value that calls accept, or the name of things of which the scene knows some. */
export type Hint = { say: string } | { refer: string };

const PICTURES: Hint[] = [{ say: '' }, { say: dataUrl('image/png', FILES.png) }, { refer: 'path' }];
const PASSWORDS: Hint[] = [{ say: PASSWORD }, { say: 'Not my passw0rd, or is it' }];

/** By the name of a parameter or property: a schema says that it is a text, and not which texts are known. */
export const HINTS: Record<string, Hint[]> = {
  userId: [{ refer: 'userId' }],
  username: [{ refer: 'username' }, { refer: 'username' }, { refer: 'email' }, { refer: 'new username' }],
  email: [{ refer: 'email' }, { refer: 'new email' }],
  postId: [{ refer: 'postId' }],
  commentId: [{ refer: 'commentId' }],
  projectId: [{ refer: 'projectId' }],
  applicationId: [{ refer: 'applicationId' }],
  requestId: [{ refer: 'requestId' }],
  notificationId: [{ refer: 'notificationId' }],
  sessionId: [{ refer: 'sessionId' }],
  passkeyId: [{ refer: 'passkeyId' }],
  reportId: [{ refer: 'reportId' }],
  cursor: [{ refer: 'cursor' }, { refer: 'forged cursor' }],
  id: ['userId', 'postId', 'commentId', 'projectId'].map((refer) => ({ refer })),
  writerId: [{ refer: 'userId' }],
  password: PASSWORDS,
  currentPassword: PASSWORDS,
  newPassword: PASSWORDS,
  option: [{ say: 'option1' }, { say: 'option2' }],
  roleTitle: [{ say: 'Designer' }],
  query: [{ say: 'test' }, { refer: 'username' }],
  search: [{ say: 'tidewise' }],
  images: PICTURES,
  profilePicture: PICTURES,
  bannerImg: PICTURES,
  orgLogo: PICTURES,
  logo: PICTURES,
  poster: PICTURES,
  url: PICTURES,
  video: [{ say: '' }, { refer: 'path' }],
  contentType: ['image/png', 'application/pdf', 'video/mp4'].map((say) => ({ say })),
};
