/** What the list says that offers members while a name is typed. */
export const mentionPicker = {
  label: 'Members to mention',
  offered: (count: number): string =>
    `${count === 1 ? 'One member fits' : `${count} members fit`}. Arrow keys move, Enter chooses.`,
  failed: 'Members could not be found',
} as const;
