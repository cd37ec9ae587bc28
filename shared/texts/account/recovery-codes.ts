/** Recovery codes: what the server, the settings and the screen to sign in with one say. */
export const recoveryCodes = {
  passkeyFirst: 'Please add a passkey first',
  refused: 'This code could not be verified. Please check it, and your username.',
  codeRequired: 'Recovery code is required',
  replacedMeanwhile: 'These codes have been replaced by newer ones. Please make new ones.',

  title: 'Recovery codes',
  hint: 'Sign in with one of these codes when you do not have your passkey at hand. Each works once.',
  none: 'You have no recovery codes.',
  left: (count: number): string =>
    count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`,
  madeOn: 'Made on',
  loading: 'Loading recovery codes',
  loadFailed: 'Your recovery codes could not be loaded',
  make: 'Make recovery codes',
  makeNew: 'Make new recovery codes',
  makeNewQuestion: 'Make new recovery codes?',
  makeNewLoss: 'The ones that you have now stop working.',
  makeFailed: 'The codes could not be made. Please try again.',
  shownOnce: 'Keep these codes in a safe place. They are shown only now.',
  list: 'Your new recovery codes',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  copyFailed: 'The codes could not be copied. Please write them down.',
  save: 'Save as a file',
  fileName: 'hearth-recovery-codes.txt',
  done: 'I have kept them',

  signInTitle: 'Sign in with a recovery code',
  signInIntro: 'One of the codes that you have made in your settings. It works once.',
  code: 'Recovery code',
  codeHint: 'Such as k3p7-9mxt-q2wd-h8rv-5n0c-j6ye',
} as const;
