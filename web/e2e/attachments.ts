import type { Page } from '@playwright/test';

/** A real WebM film of half a second, recorded by the browser. */
export async function videoFile(page: Page) {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 15; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 10} 60% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => setTimeout(resolve, 33));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: 'walk.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

/** A document as small as a PDF can be. */
export const documentFile = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});
