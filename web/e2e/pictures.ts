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
