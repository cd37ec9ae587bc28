import { fireEvent, within } from '@testing-library/react';

/**
 * Drags files over the window and drops them on a part of the screen.
 *
 * @param place which of the places of the part takes them, from 0
 */
export async function dropFiles(part: HTMLElement, files: File[], place = 0): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const dataTransfer = { types: ['Files'], items };
  fireEvent.dragEnter(part, { dataTransfer });
  const zone = (await within(part).findAllByText('Drop it here'))[place];
  if (!zone) throw new Error(`There is no place ${place} to drop files on.`);
  fireEvent.drop(zone, { dataTransfer });
}
