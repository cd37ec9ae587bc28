import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { contract } from '../../../shared/api/index.ts';
import type { BodyInput } from '../../../shared/api/route.ts';

type Registration = BodyInput<typeof contract.passkeys.register>['response'];
type Authentication = BodyInput<typeof contract.passkeys.login>['response'];

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** COSE labels and values of an ES256 key (RFC 9053, sections 2.1 and 7.1.1). */
const COSE = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

/** What an authenticator may be told to get wrong. */
interface Lies {
  origin?: string;
  counter?: number;
  userVerified?: boolean;
}

/** An authenticator with one passkey, as WebAuthn Level 3 describes it (section 6), without attestation. */
export class Authenticator {
  readonly #site: URL;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #credentialId = randomBytes(32);
  #userHandle = '';
  #counter = 0;

  /** @param site any address of the site that the passkey is for */
  constructor(site: URL) {
    this.#site = site;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers the options of a registration. */
  register({ challenge, user }: { challenge: string; user?: { id: string } }, lies: Lies = {}): Registration {
    this.#userHandle = user?.id ?? '';
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#credentialId, this.#publicKey()]);
    const authData = Buffer.concat([this.#data(CREDENTIAL_INCLUDED, lies), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: encoded(this.#clientData('webauthn.create', challenge, lies)),
        attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      },
    };
  }

  /** Answers the options of a sign-in. */
  signIn({ challenge }: { challenge: string }, lies: Lies = {}): Authentication {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, lies);
    const authenticatorData = this.#data(0, lies);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: encoded(clientData),
        authenticatorData: encoded(authenticatorData),
        signature: encoded(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: this.#userHandle,
      },
    };
  }

  #credential() {
    const id = encoded(this.#credentialId);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, { origin = this.#site.origin }: Lies): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #data(flags: number, { counter = this.#counter, userVerified = true }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (userVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(this.#site.hostname), Buffer.from([all]), count]);
  }

  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [COSE.keyType, COSE.ec2],
      [COSE.algorithm, COSE.es256],
      [COSE.curve, COSE.p256],
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }
}
