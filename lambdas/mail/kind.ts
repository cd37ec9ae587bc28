import { DAY, MAILS_PER_ADDRESS_PER_DAY } from '../../shared/limits.ts';
import type { Mail } from './sender.ts';

/** How many mails of a kind one address gets within a time, which divides a day. */
export interface AddressLimit {
  most: number;
  within: number;
}

interface MailOptions<Payload> {
  /** How many one address gets. No kind uses up what another one may. */
  limits?: readonly [AddressLimit, ...AddressLimit[]];
  /** Whether an address gets it that nobody has confirmed: it may be that of somebody who has no account. */
  toUnconfirmed?: boolean;
  /**
   * Who causes it, where it may go to an address that is not theirs: there is a limit per sender. Mails that tell a member
   * what has happened to their account have none, or whoever is in it could use that up before doing harm.
   */
  sender?(payload: Payload): string;
  /** What there is one mail about, ever, however often it is ordered. */
  subject?(payload: Payload): string;
}

/** A kind of mail, with what composing it needs to know. */
export interface MailKind<Payload> extends MailOptions<Payload> {
  /** As stored with jobs and counts, so it must not change. */
  name: string;
  limits: readonly [AddressLimit, ...AddressLimit[]];
}

/**
 * Declares a kind of mail.
 *
 * @param name unique among all resources
 */
export const mailKind = <Payload extends object>(
  name: string,
  options: MailOptions<Payload> = {},
): MailKind<Payload> => ({
  limits: [{ most: MAILS_PER_ADDRESS_PER_DAY, within: DAY }],
  ...options,
  name,
});

type PayloadOf<Kind> = Kind extends MailKind<infer Payload> ? Payload : never;

/** A mail that may be sent. */
export interface Draft {
  mail: Mail;
  /** Whether somebody has shown that they read the mail of this address. */
  isConfirmed: boolean;
}

/**
 * Composes a mail from how things are now.
 *
 * @param site origin of the site, for links
 * @returns undefined when there is nobody to send it to, or nothing to tell any more
 */
export type Compose<Payload> = (payload: Payload, site: string) => Promise<Draft | undefined>;

/** A kind of mail and how it is composed. */
export interface MailComposer extends MailKind<unknown> {
  compose: Compose<unknown>;
}

/** Declares how the mails of a resource are composed; a kind without its composer does not compile. */
export const mailComposers = <Kinds extends Record<string, MailKind<never>>>(
  kinds: Kinds,
  composers: { [Name in keyof Kinds]: Compose<PayloadOf<Kinds[Name]>> },
): MailComposer[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    ...kind,
    // The payload was typed when the mail was ordered, and comes back as it was stored.
    compose: composers[name] as Compose<unknown>,
  }));
