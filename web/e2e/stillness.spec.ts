import { expect, type Page, test } from '@playwright/test';
import { enter, stayHome } from './people.ts';
import { shiftsOf, watchShifts } from './stillness.ts';

/** Code and answers come one after the other, so that each changes a screen that is already seen. */
const DELAYS_MS = [150, 300, 450];

const VISITORS = ['/', '/login', '/signup', '/role-selection', '/test', '/nowhere'];

/** Who opens what; a function finds the address of something that the demo community has. */
const MEMBERS: readonly (readonly [string, string | ((page: Page) => Promise<string>)])[] = [
  ['maya', '/'],
  ['maya', '/projects'],
  ['maya', '/projects/create'],
  ['maya', '/network'],
  ['maya', '/connections/daniel'],
  ['maya', '/connections/daniel/mutual'],
  ['maya', '/search?q=a'],
  ['maya', '/notifications'],
  ['maya', '/profile/maya'],
  ['maya', '/profile/maya?edit'],
  ['maya', '/profile/maya/activity'],
  ['maya', '/profile/maya/projects'],
  ['maya', '/profile/daniel'],
  ['maya', async (page) => `/projects/${await projectNamed(page, 'Tidewise')}/edit`],
  ['maya', async (page) => `/post/${await postWithPicture(page)}`],
  ['priya', '/recommendations'],
  ['priya', '/all-connections'],
  ['priya', '/applications'],
  ['priya', async (page) => `/projects/${await projectNamed(page, 'Tidewise')}`],
];

async function projectNamed(page: Page, name: string): Promise<string> {
  const { projects } = await (await page.request.get(`/api/v1/projects?search=${name}`)).json();
  return projects[0]._id;
}

async function postWithPicture(page: Page): Promise<string> {
  const posts = await (await page.request.get('/api/v1/posts?limit=50')).json();
  return posts.find(({ images }: { images?: unknown[] }) => images?.length)._id;
}

/** Looks at a screen from the top on while it loads, but not at the foot of a list that goes on when it is seen. */
async function expectStill(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - 2 * window.innerHeight;
    for (let y = 0; y < end(); y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((seen) => setTimeout(seen, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  const { total, moved } = await shiftsOf(page);
  expect.soft(total, `${page.url()}\n${moved.join('\n')}`).toBeLessThan(0.02);
}

test.beforeEach(async ({ context, page }) => {
  await stayHome(context);
  await watchShifts(page);
  let calls = 0;
  await page.route(/\/(api|assets)\//, async (route) => {
    await new Promise((later) => setTimeout(later, DELAYS_MS[calls++ % DELAYS_MS.length]));
    await route.continue();
  });
});

for (const { device, viewport } of [
  { device: 'desktop', viewport: { width: 1280, height: 900 } },
  { device: 'phone', viewport: { width: 375, height: 760 } },
])
  test.describe(`while it loads, nothing moves on a ${device}`, () => {
    test.use({ viewport });

    test('for visitors', async ({ page }) => {
      test.slow();
      for (const path of VISITORS) {
        await page.goto(path);
        await expectStill(page);
      }
    });

    for (const username of ['maya', 'priya'])
      test(`for ${username}`, async ({ page }) => {
        test.setTimeout(180_000);
        await enter(page, username, '/favicon.svg');
        for (const [who, screen] of MEMBERS) {
          if (who !== username) continue;
          await page.goto(typeof screen === 'string' ? screen : await screen(page));
          await expectStill(page);
        }
      });
  });
