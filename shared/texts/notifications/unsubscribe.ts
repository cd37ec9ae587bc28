/** Turning mails off by the link in them. */
export const unsubscribe = {
  title: 'Turn off these mails?',
  intro: 'You get no more mails when messages wait for you. The messages stay where they are.',
  action: 'Turn off',
  doneTitle: 'Turned off',
  deadHint: 'Choose in your settings which mails you get.',
} as const;
