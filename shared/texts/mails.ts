/** The words of one mail. They hold nothing that a member has written: whoever signs up could write to others with it. */
export interface Letter {
  subject: string;
  /** Paragraphs before the link. */
  opening: readonly string[];
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
  verifyEmail: {
    subject: 'Confirm your email for Hearth',
    opening: ['This address was entered for an account at Hearth. If it was you, confirm that it is yours.'],
    action: 'Confirm this email',
    closing: ['The link works for seven days.', "If it wasn't you, you can ignore this mail."],
  },
  emailChanged: {
    subject: 'The email of your Hearth account was changed',
    opening: ['Your Hearth account has another email now. If it was you, there is nothing to do.'],
    action: 'Take the change back',
    closing: [
      "If it wasn't you, the link brings this address back and signs out all devices. It works for seven days.",
    ],
  },
} as const satisfies Record<string, Letter>;

/** The small print under every mail. */
export const mailFooter = 'You get this mail because of something that happened to your Hearth account.';

/** Said above the link, for those whose mail program shows no buttons. */
export const mailLinkHint = 'Or open this address in your browser:';
