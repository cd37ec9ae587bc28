import { expect, type Locator } from '@playwright/test';

interface FileToDrop {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Files as a member has them in hand when they drag them over the window. */
const inHand = (part: Locator, files: FileToDrop[]) =>
  part.page().evaluateHandle(
    (given) => {
      const hand = new DataTransfer();
      for (const { name, type, bytes } of given)
        hand.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return hand;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );

/** Drags files over the window; places to drop them are there then. */
export async function dragFiles(part: Locator, ...files: FileToDrop[]) {
  const dataTransfer = await inHand(part, files);
  await part.dispatchEvent('dragenter', { dataTransfer });
  return dataTransfer;
}

/** Drags files over the window and drops them on the only place of a part of the screen. */
export async function dropFiles(part: Locator, ...files: FileToDrop[]): Promise<void> {
  const dataTransfer = await dragFiles(part, ...files);
  const place = part.getByText('Drop it here');
  await place.dispatchEvent('drop', { dataTransfer });
  await expect(place).toHaveCount(0);
}
