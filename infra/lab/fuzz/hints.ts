import { PASSWORD } from '../../../lambdas/testing/client.ts';
import { dataUrl, FILES } from '../../../lambdas/testing/files.ts';

/** Things of which the fixture knows some, by the name of the parameter or property that holds their id. */
const KINDS = ['user', 'post', 'comment', 'project', 'application', 'request', 'notification'];
const IDS = [...KINDS, 'session', 'passkey', 'report'].map((kind) => `${kind}Id`);

const PICTURES = ['', dataUrl('image/png', FILES.png), '<path>'];
const PASSWORDS = [PASSWORD, 'Not my passw0rd, or is it'];

/**
 * Texts that calls accept, by the name of a parameter or property: a schema says that it is a text, and not which texts
 * are known. `<kind>` is one of the things of a kind that exist.
 */
export const HINTS: ReadonlyMap<string, string[]> = new Map([
  ...IDS.map((name): [string, string[]] => [name, [`<${name}>`]]),
  ...['password', 'currentPassword', 'newPassword'].map((name): [string, string[]] => [name, PASSWORDS]),
  ...['images', 'profilePicture', 'bannerImg', 'orgLogo', 'logo', 'poster', 'url'].map(
    (name): [string, string[]] => [name, PICTURES],
  ),
  ['username', ['<username>', '<username>', '<email>', '<new username>']],
  ['email', ['<email>', '<new email>']],
  ['cursor', ['<cursor>', '<forged cursor>']],
  ['id', ['<userId>', '<postId>', '<commentId>', '<projectId>']],
  ['writerId', ['<userId>']],
  ['option', ['option1', 'option2']],
  ['roleTitle', ['Designer']],
  ['query', ['test', '<username>']],
  ['search', ['tidewise']],
  ['video', ['', '<path>']],
  ['contentType', ['image/png', 'application/pdf', 'video/mp4']],
]);
