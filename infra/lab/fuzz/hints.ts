import { PASSWORD } from '../../../lambdas/testing/calls/caller.ts';
import { dataUrl, FILES } from '../../../lambdas/testing/things/files.ts';
import { routes } from '../../../shared/api/index.ts';

/** The parameters of paths: the examples of routes say how what they name is made. */
const NAMES = routes.flatMap(({ params }) => Object.keys(params?.shape ?? {}));

const PICTURES = ['', dataUrl('image/png', FILES.png), '<path>'];
const PASSWORDS = [PASSWORD, 'Not my passw0rd, or is it'];

/**
 * Texts that calls accept, by the name of a parameter or property: a schema says that it is a text, and not which texts
 * are known. `<kind>` is one of the things of a kind that exist.
 */
export const HINTS: ReadonlyMap<string, string[]> = new Map([
  ...NAMES.map((name): [string, string[]] => [name, [`<${name}>`]]),
  ...['password', 'currentPassword', 'newPassword'].map((name): [string, string[]] => [name, PASSWORDS]),
  ...['images', 'profilePicture', 'bannerImg', 'orgLogo', 'logo', 'poster', 'url'].map(
    (name): [string, string[]] => [name, PICTURES],
  ),
  ['username', ['<username>', '<username>', '<email>', '<new username>']],
  ['email', ['<email>', '<new email>']],
  ['cursor', ['<cursor>', '<forged cursor>']],
  ['replyTo', ['<commentId>']],
  ['id', ['<userId>', '<postId>', '<commentId>', '<projectId>']],
  ['writerId', ['<userId>']],
  ['memberId', ['<userId>']],
  ['option', ['option1', 'option2']],
  ['roleTitle', ['Designer']],
  ['query', ['test', '<username>']],
  ['search', ['tidewise']],
  ['video', ['', '<path>']],
  ['contentType', ['image/png', 'application/pdf', 'video/mp4']],
]);
