import * as z from 'zod';
import { PASSKEY_NAME_MAX } from '../limits.ts';
import { plainLine } from '../rules/texts/plain-text.ts';
import { passkeys as texts } from '../texts/account/passkeys.ts';
import { id, instant } from './common.ts';
import { givenPassword } from './password.ts';

/** A passkey of a member: a key pair whose private half never leaves their device or their password manager. */
export const passkey = () =>
  z.strictObject({
    _id: id,
    name: z.string(),
    createdAt: instant,
    /** When it last signed somebody in; null while it never has. */
    lastUsedAt: instant.nullable(),
    /** Whether it is copied to other devices of its owner. */
    synced: z.boolean(),
  });

export type Passkey = z.infer<ReturnType<typeof passkey>>;

const passkeyName = () =>
  z
    .string(texts.nameRequired)
    .overwrite(plainLine)
    .min(1, texts.nameRequired)
    .max(PASSKEY_NAME_MAX, texts.nameTooLong);

/** What the options of a registration are asked for with; the password unless the member has just signed in. */
export const passkeyRegistration = () => z.object({ currentPassword: givenPassword().optional() });

/** What the removal of a passkey is asked for with; the password unless the member has just signed in. */
export const passkeyRemoval = () => z.object({ currentPassword: givenPassword().optional() });

/** What a member says about a passkey that is yet to be made. */
export const newPasskey = () => z.object({ name: passkeyName() });

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** Long enough for a credential's name of 1,023 bytes (WebAuthn Level 3, section 4, "Credential ID"). */
const credentialId = () => base64url(1_400);

/** Extensions are not asked for, so what the browser says about them is left out. */
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: credentialId(),
    rawId: credentialId(),
    type: z.literal('public-key'),
    response,
  });

/** What an authenticator sends with a new passkey, in the JSON form of WebAuthn Level 3 (`RegistrationResponseJSON`). */
export const registrationResponse = () =>
  credential(z.object({ clientDataJSON: base64url(4_000), attestationObject: base64url(40_000) }));

/** What an authenticator sends to sign in, in the JSON form of WebAuthn Level 3 (`AuthenticationResponseJSON`). */
export const authenticationResponse = () =>
  credential(
    z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      /** The member that the passkey was made for. */
      userHandle: base64url(100).optional(),
    }),
  );

/** What the browser is asked for when somebody signs in (`PublicKeyCredentialRequestOptionsJSON`). */
export const authenticationOptions = () => z.looseObject({ challenge: z.string() });

/** What the browser is asked for when a passkey is made (`PublicKeyCredentialCreationOptionsJSON`). */
export const registrationOptions = () =>
  z.looseObject({
    challenge: z.string(),
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  });
