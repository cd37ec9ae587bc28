import type { ReportReason } from '../../rules/reporting.ts';
import { reports } from '../reports/reports.ts';

/** The words of one mail. They hold nothing that a member has written: whoever signs up could write to others with it. */
export interface Letter {
  subject: string;
  /** Paragraphs before the link. */
  opening: readonly string[];
  /** Behind them, each in a line of its own. */
  list?: readonly string[];
  /** What the link does. */
  action: string;
  /** Paragraphs behind it. */
  closing: readonly string[];
}

/** What Hearth mails. */
export const mails = {
  resetPassword: {
    subject: 'Reset your Hearth password',
    opening: ['Somebody asked to reset the password of your Hearth account.'],
    action: 'Choose a new password',
    closing: [
      'The link works once, and for one hour.',
      "If it wasn't you, you can ignore this mail. Your password stays as it is.",
    ],
  },
  signInLink: {
    subject: 'Your Hearth sign-in link',
    opening: ['Somebody asked for a link to sign in to your Hearth account.'],
    action: 'Sign in',
    closing: [
      'The link works once, and for 15 minutes. Do not pass it on.',
      "If it wasn't you, you can ignore this mail.",
    ],
  },
  passwordChanged: {
    subject: 'Your Hearth password was changed',
    opening: ['The password of your Hearth account was changed, and all other devices were signed out.'],
    action: 'Reset your password',
    closing: ["If it was you, there is nothing to do. If it wasn't, reset your password now."],
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Hearth account',
    opening: ['A passkey was added to your Hearth account. It signs in without your password.'],
    action: 'See your passkeys',
    closing: [
      "If it was you, there is nothing to do. If it wasn't, remove it in your settings and change your password there.",
    ],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Hearth account',
    opening: [
      'A passkey was removed from your Hearth account. It no longer signs in. With the last one, recovery codes stop working too.',
    ],
    action: 'See your passkeys',
    closing: [
      "If it was you, there is nothing to do. If it wasn't, end all other sessions in your settings and change your password there.",
    ],
  },
  recoveryCodesMade: {
    subject: 'New recovery codes for your Hearth account',
    opening: [
      'New recovery codes were made for your Hearth account. They sign in without your passkey or password, and earlier ones stop working.',
    ],
    action: 'See your recovery codes',
    closing: [
      "If it was you, there is nothing to do. If it wasn't, make new ones in your settings and change your password there.",
    ],
  },
  recoveryCodesRemoved: {
    subject: 'The recovery codes of your Hearth account were deleted',
    opening: ['The recovery codes of your Hearth account were deleted. They do not sign in any more.'],
    action: 'See your recovery codes',
    closing: [
      "If it was you, there is nothing to do. If it wasn't, end all other sessions in your settings and change your password there.",
    ],
  },
  recoveryCodeUsed: {
    subject: 'A recovery code opened your Hearth account',
    opening: [
      'One of your recovery codes was used to sign in to your Hearth account. It does not work again.',
    ],
    action: 'See your recovery codes',
    closing: [
      "If it was you, there is nothing to do. If it wasn't, make new codes in your settings, end all other sessions there and change your password.",
    ],
  },
  unreadMessages: {
    subject: 'Somebody wrote to you on Hearth',
    opening: ['You have messages on Hearth that you have not read yet.'],
    action: 'Read them',
    closing: ['There is no other mail about this conversation until you have read it.'],
  },
  archiveReady: {
    subject: 'Your Hearth data is ready',
    opening: ['The file with everything about you that you asked for is ready to download.'],
    action: 'Download your data',
    closing: [
      'It can be downloaded for a day.',
      "If it wasn't you who asked for it, change your password in your settings and end all other sessions there.",
    ],
  },
  newSignIn: (name: string, address: string): Letter => ({
    subject: 'New sign-in to your Hearth account',
    opening: [`Your Hearth account was opened in ${name || 'a browser'} that is new to us, from ${address}.`],
    action: 'See where you are signed in',
    closing: [
      "If it was you, there is nothing to do. If it wasn't, end that session in your settings and change your password there.",
    ],
  }),
  suspended: (until: string, reason: ReportReason): Letter => ({
    subject: 'Your Hearth account is suspended',
    opening: [reports.suspended(until, reason)],
    action: 'Read our terms of use',
    closing: ['If you think that this is a mistake, write to the address that our terms of use name.'],
  }),
  verifyEmail: {
    subject: 'Confirm your email for Hearth',
    opening: ['This address was entered for an account at Hearth. If it was you, confirm that it is yours.'],
    action: 'Confirm this email',
    closing: ['The link works for seven days.', "If it wasn't you, you can ignore this mail."],
  },
  emailTried: {
    subject: 'Somebody entered your email at Hearth',
    opening: [
      'Somebody entered this address as the new email of another account at Hearth. It stays yours, and your account is as it was.',
    ],
    action: 'See your settings',
    closing: ["If it was you, change the email of this account first. If it wasn't, there is nothing to do."],
  },
  emailChanged: {
    subject: 'The email of your Hearth account was changed',
    opening: ['Your Hearth account has another email now. If it was you, there is nothing to do.'],
    action: 'Take the change back',
    closing: [
      "If it wasn't you, the link brings this address back, signs out all devices and lets you choose a new password. It works for seven days.",
    ],
  },
} as const satisfies Record<string, Letter | ((...given: never[]) => Letter)>;

/** The small print under every mail. */
export const mailFooter = 'You get this mail because of something that happened to your Hearth account.';

/** Says what the link under a mail does that can be turned off. */
export const mailsOff = 'Turn off such mails';

/** Said above the link, for those whose mail program shows no buttons. */
export const mailLinkHint = 'Or open this address in your browser:';
