/** What the calls about pushes answer, and what is pushed. */
export const push = {
  subscribed: 'This browser shows your notifications now.',
  unsubscribed: 'This browser shows no more notifications.',
  unknownService: 'The push service of this browser is not known',
  message: (name: string): string => `${name} wrote to you`,
} as const;

/** Where members choose what their browsers show. */
export const pushScreens = {
  title: 'Notifications on this device',
  hint: 'This device shows what you choose below, also while Hearth is closed.',
  on: 'This device shows your notifications, also while Hearth is closed. It stops when you log out here.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  blocked:
    'Your browser does not let Hearth show notifications. You can allow it in the settings of your browser for this site.',
  unsupported: 'This browser cannot show notifications while Hearth is closed.',
  onHomeScreen:
    'On iPhone and iPad, add Hearth to the home screen first (Share, Add to Home Screen), and open it from there.',
  loading: 'Loading whether this device shows notifications',
  loadFailed: 'It could not be loaded whether this device shows notifications',
  turnOnFailed: 'Notifications could not be turned on. Please try again.',
  turnOffFailed: 'Notifications could not be turned off. Please try again.',
  kind: 'On my devices',
  kindOf: (kind: string): string => `${kind}: on my devices`,
} as const;
