import { auth as texts } from '../../shared/texts.ts';
import { BadRequest } from '../http/errors.ts';

/** The passwords that every attacker tries first, from the yearly lists of leaked ones; lower case, six or longer. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 000000 111111 121212 123123 123321 654321 666666 696969 777777
  888888 987654321 112233 11111111 00000000 abc123 abcd1234 abcdef admin123 administrator asdfgh asdfghjkl azerty
  baseball batman changeme charlie computer donald dragon football freedom hello123 hunter2 iloveyou jennifer jordan
  killer letmein login123 lovely master michael monkey mustang passw0rd password password1 password12 password123
  password1234 princess qazwsx qwe123 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  ranger secret shadow soccer starwars sunshine superman test123 testing trustno1 welcome welcome1 whatever zaq12wsx
  zxcvbn zxcvbnm`.split(/\s+/),
);

/** Whether a password is among the first that are guessed. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

/** @throws BadRequest when a new password is among the first that are guessed */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const message = texts.passwordTooCommon;
  throw new BadRequest(message, [{ path: 'password', message }]);
}
