import type { Page } from '@playwright/test';

/** A real PNG of this size, in pixels, painted by the browser. */
export async function pictureFile(page: Page, width: number, height: number) {
  const dataUrl = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      const gradient = context?.createLinearGradient(0, 0, wide, high);
      gradient?.addColorStop(0, 'orange');
      gradient?.addColorStop(1, 'teal');
      if (context && gradient) context.fillStyle = gradient;
      context?.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  const buffer = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}

/** What a phone writes into a JPEG: made by HEARTHCAM, in Berlin. */
const EXIF =
  '/+EBREV4aWYAAElJKgAIAAAACAAPAQIACgAAAH4AAAASAQMAAQAAAAEAAAAaAQUAAQAAAG4AAAAbAQUAAQAAAHYAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAIgAAAAliAQAAQAAANYAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAEhFQVJUSENBTQAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAAgAAAAOgBAABAAAAAgAAAAAAAAAEAAEAAgACAAAATgAAAAIABQADAAAAJAEAAAMAAgACAAAARQAAAAQABQADAAAADAEAAAAAAAANAAAAAQAAABgAAAABAAAAJAAAAAEAAAA0AAAAAQAAAB8AAAABAAAADAAAAAEAAAA=';

/** A JPEG that knows where it was taken. Small enough to be sent as it is. */
export async function photoWithPlace(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_600, height: 1_200 });
    const context = canvas.getContext('2d');
    for (const [i, colour] of ['orange', 'teal', 'navy', 'gold'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(400 * i, 0, 400, 1_200);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), Buffer.from(EXIF, 'base64'), jpeg.subarray(2)]);
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer };
}
