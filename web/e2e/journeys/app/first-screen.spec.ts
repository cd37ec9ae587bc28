import { expect, test } from '@playwright/test';
import { enter, stayHome } from '../../people.ts';

const SCREENS = [
  { path: '/', code: 'Home', read: '/api/v1/posts' },
  { path: '/projects', code: 'Projects', read: '/api/v1/projects' },
] as const;

for (const { path, code, read } of SCREENS)
  test(`${path}: code and answers are asked for before the libraries are there, and once`, async ({
    context,
    page,
  }) => {
    await stayHome(context);
    await enter(page, 'maya', '/favicon.svg');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const early = Promise.all([
      page.waitForRequest(`**${read}*`),
      page.waitForRequest('**/api/v1/auth/me'),
      page.waitForRequest(`**/assets/${code}-*.js`),
    ]);
    await page.route('**/assets/base-*.js', async (route) => {
      await early;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked.filter((one) => one === read || one === '/api/v1/auth/me')).toHaveLength(2);
  });

test('the frame is seen before any script has arrived', async ({ context, page }) => {
  await context.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/projects', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Hearth', exact: true })).toBeVisible();
  }
});
