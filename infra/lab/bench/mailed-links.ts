import * as z from 'zod';
import { Authenticator } from '../../../lambdas/testing/authenticator.ts';
import { contract } from '../../../shared/api/index.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { OUTBOX_PATH } from '../../local/mail/outbox-page.ts';
import { Caller, newCaller, PASSWORD, uniqueUsername } from './caller.ts';
import { settled } from './settled.ts';

const { auth, passkeys, users } = contract;

const outbox = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

const addressOf = ({ username }: { username: string }): string => `${username}@example.com`;

/** The token of the newest mail of a kind to an address; undefined where mails leave for real. */
async function tokenIn(base: string, address: string, { subject }: { subject: string }) {
  await settled(base);
  const response = await fetch(base + OUTBOX_PATH, { headers: { accept: 'application/json' } });
  if (!response.ok) return undefined;
  const mail = outbox
    .parse(await response.json())
    .find((one) => one.to === address && one.subject === subject);
  return /[?&#]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
}

/** The link that a new member gets to confirm their address. */
export async function verifyingToken(base: string): Promise<string | undefined> {
  return tokenIn(base, addressOf(await newCaller(base, 'founder')), mails.verifyEmail);
}

/** A new member who has confirmed their address, with it. */
async function newConfirmed(base: string): Promise<{ member: Caller; email: string } | undefined> {
  const member = await newCaller(base, 'founder');
  const email = addressOf(member);
  const token = await tokenIn(base, email, mails.verifyEmail);
  if (!token) return undefined;
  await new Caller(base).must(auth.verifyEmail, { body: { token } });
  return { member, email };
}

/** The link of a confirmed member with a passkey who has forgotten their password. */
export async function choosingToken(base: string): Promise<string | undefined> {
  const confirmed = await newConfirmed(base);
  if (!confirmed) return undefined;
  const { member, email } = confirmed;
  const response = new Authenticator(new URL(base)).register(await member.must(passkeys.registration));
  await member.must(passkeys.register, { body: { response, name: 'Key' } });
  await new Caller(base).must(auth.forgotPassword, { body: { email } });
  return tokenIn(base, email, mails.resetPassword);
}

/** The link that signs a new member in. */
export async function signingInToken(base: string): Promise<string | undefined> {
  const confirmed = await newConfirmed(base);
  if (!confirmed) return undefined;
  const { email } = confirmed;
  await new Caller(base).must(auth.signInLink, { body: { email } });
  return tokenIn(base, email, mails.signInLink);
}

/** The link that takes back a change of an address, which goes to the address before. */
export async function restoringToken(base: string): Promise<string | undefined> {
  const confirmed = await newConfirmed(base);
  if (!confirmed) return undefined;
  const { member, email } = confirmed;
  await member.must(users.updateProfile, {
    body: { email: addressOf({ username: uniqueUsername() }), currentPassword: PASSWORD },
  });
  return tokenIn(base, email, mails.emailChanged);
}
