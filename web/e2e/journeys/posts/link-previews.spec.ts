import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { enter, writePost } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';
import { SITE_PORT } from '../../site-port.ts';

test.skip(Boolean(process.env.BASE_URL), 'a deployed stage reaches no site on this machine');

test('a link that is posted gets a card of its page, and loses it with the link', async ({ page }) => {
  const picture = await pictureFile(page, 800, 600);
  const title = `Tides ${Date.now().toString(36)}`;
  const link = `http://127.0.0.1:${SITE_PORT}/${title.replace(' ', '-')}`;
  const says = `<title>${title}</title>
    <meta name="description" content="How the sea moves"><meta property="og:image" content="/picture.png">`;
  const site = createServer(({ url }, response) => {
    if (url === '/picture.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture.buffer);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(says);
  }).listen(SITE_PORT, '127.0.0.1');
  const card = page.getByRole('link', { name: `${title} How the sea moves` });

  await test.step('its author sees it come', async () => {
    await enter(page, 'maya', '/');
    await writePost(page, `Worth reading: ${link}`);
    await expect(card).toBeVisible();
    await expect(card).toHaveAttribute('href', link);
    await expect(card.getByRole('presentation')).toHaveJSProperty('complete', true);
  });

  await test.step('everybody does', async () => {
    await enter(page, 'daniel', '/');
    await expect(card).toBeVisible();
  });

  await test.step('its author takes the link away', async () => {
    await enter(page, 'maya', '/');
    const post = page.getByRole('article').filter({ has: card });
    await post.getByRole('button', { name: 'Post actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit post' }).click();
    await page.getByRole('textbox', { name: 'Edit post' }).fill('Never mind');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Post updated')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
  site.close();
});
