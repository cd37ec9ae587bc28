import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM } from '../../chromium.ts';

export const startBrowser = (): Promise<Browser> => chromium.launch(CHROMIUM);

/** An SVG of the given size in pixels. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Renders drawings to PNG files in Chromium. */
export async function toPng(
  browser: Browser,
  drawings: Record<string, Drawing>,
): Promise<[name: string, bytes: Buffer][]> {
  const page = await browser.newPage();
  const wire = await page.context().newCDPSession(page);
  const files: [string, Buffer][] = [];
  for (const [name, { svg, width, height }] of Object.entries(drawings)) {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
    const { data } = await wire.send('Page.captureScreenshot', { format: 'png' });
    files.push([name, Buffer.from(data, 'base64')]);
  }
  await page.close();
  return files;
}
