/** Turning mails off by the link in them. */
export const unsubscribe = {
  title: 'Turn off these mails?',
  intro: 'You get no more mails of this kind. All that they told you of stays on Hearth.',
  action: 'Turn off',
  doneTitle: 'Turned off',
  deadHint: 'Choose in your settings which mails you get.',
} as const;
