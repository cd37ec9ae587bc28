import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../../people.ts';

test.skip(Boolean(process.env.BASE_URL), 'stands between the browser and the local stack');
test.beforeEach(({ context }) => stayHome(context));

const CREATE = '/api/v1/posts/create';

let proxy: Server;
let address: string;
/** How many of the next answers to a new post break off in the middle. */
let cuts = 0;

test.beforeAll(async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    const upstream = request({ hostname, port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (url !== CREATE || cuts === 0) return answer.pipe(outgoing);
      cuts--;
      answer.once('data', (bytes: Buffer) =>
        outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy()),
      );
    });
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  address = `http://localhost:${(proxy.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  proxy.close();
  proxy.closeAllConnections();
});

test('a post whose answers break off is there once, and the composer is empty', async ({ page }) => {
  await enter(page, 'maya', `${address}/`);
  const words = `Cut in the middle ${Date.now()}`;
  await page.getByLabel('What do you want to share?').fill(words);
  cuts = 2;
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Post created successfully')).toBeVisible();
  expect(cuts).toBe(0);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
});
