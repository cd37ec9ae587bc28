import { expect, test } from '@playwright/test';
import { join, stayHomeWithoutCache } from '../../people.ts';
import { photoWithPlace } from '../../pictures.ts';

test('a photo shows what was photographed, and not where: in every size, at its place before it is there', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Ada', 'founder');
  // Only of what is intercepted are the bytes of a file seen that is sent.
  await stayHomeWithoutCache(page.context());
  const photo = await photoWithPlace(page);
  expect(photo.buffer.includes('HEARTHCAM')).toBe(true);
  const words = `By the sea ${Date.now().toString(36)}`;
  const post = page.getByRole('article').filter({ hasText: words });
  const image = post.getByRole('img', { name: 'Four stripes' });

  await test.step('Ada posts it', async () => {
    const composer = page.getByRole('form', { name: 'Write a post' });
    await composer.getByLabel('What do you want to share?').fill(words);
    await composer.getByRole('button', { name: 'Photo', exact: true }).click();
    await expect(composer.getByText('We remove place and camera from them')).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && !request.url().includes('/api/v1/'),
    );
    await composer.locator('input[type=file]').setInputFiles(photo);
    // The test is worth something only if the browser sends the place along.
    expect((await sent).postDataBuffer()?.includes('HEARTHCAM')).toBe(true);
    await composer.getByLabel('Describe this photo').fill('Four stripes');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Post created successfully')).toBeVisible();
    await expect(image).toBeVisible();
  });

  await test.step('it has its size, a blur of its colours, and no more bytes than are shown', async () => {
    await expect(image).toHaveAttribute('width', '1600');
    await expect(image).toHaveAttribute('height', '1200');
    await expect(image).toHaveCSS('background-image', /^url\("data:image\/bmp;base64,/);
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth > 0]))
      .toEqual([true, true]);
    const used = await image.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(used).toMatch(/\.(800|1280)\.webp$/);
  });

  await test.step('nothing that is served tells the place', async () => {
    const srcset = (await image.getAttribute('srcset')) ?? '';
    const paths = srcset.split(',').map((one) => one.split(' ')[0] ?? '');
    expect(paths).toHaveLength(5);
    for (const path of [...paths, (await image.getAttribute('src')) ?? '']) {
      const response = await page.request.get(path);
      expect(response.headers()['content-type']).toBe('image/webp');
      const bytes = await response.body();
      for (const trace of ['HEARTHCAM', 'Exif', 'EXIF', 'GPS']) expect(bytes.includes(trace)).toBe(false);
    }
  });
});
