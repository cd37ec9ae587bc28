import { expect, type Page, test } from '@playwright/test';
import { PLACE_SERVICE } from '../../../../shared/place-service.ts';
import { enter, stayHomeWithoutCache } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';

test.beforeEach(({ context }) => stayHomeWithoutCache(context));

/** What a page does that its policies do not allow, from now on. */
function violationsOf(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  return violations;
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

test('what visitors see is within the content security policy', async ({ page }) => {
  const violations = violationsOf(page);
  for (const path of ['/', '/login', '/signup', '/reset-password', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
  }
  expect(violations).toEqual([]);
});

test('what members see is within it', async ({ page }) => {
  const violations = violationsOf(page);
  await enter(page, 'maya', '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const path of ['/network', '/projects', '/notifications', '/settings', '/profile/maya']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('what members open is within it: menus, dialogs, pictures, light and dark', async ({ page }) => {
  const violations = violationsOf(page);
  await enter(page, 'maya', '/profile/maya');
  await page.getByRole('button', { name: /Me$/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page
    .getByLabel('Profile picture', { exact: true })
    .setInputFiles(await pictureFile(page, 1_200, 800));
  await expect(page.getByRole('dialog', { name: 'Profile picture' }).getByRole('slider')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/network');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(violations).toEqual([]);
});

test('styles and scripts that somebody has smuggled into a page are without effect', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<style>h1 { letter-spacing: 99px }</style><i id="smuggled" style="letter-spacing: 99px">text</i>' +
          '<img src="/none" alt="" onerror="document.title = \'smuggled\'">',
      );
      document.head.append(
        Object.assign(document.createElement('script'), { textContent: "document.title = 'smuggled'" }),
      );
    });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '99px');
    await expect(page.locator('#smuggled')).not.toHaveCSS('letter-spacing', '99px');
    await expect(page).not.toHaveTitle('smuggled');
  }
});

test('every answer keeps other sites away, and devices but for passkeys', async ({ page, request }) => {
  for (const path of ['/', '/login', '/assets/none.js', '/api/v1/health', '/api/v1/none', '/media/none']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    });
  }
  await page.goto('/login');
  const { camera, ...allowed } = await page.evaluate(async (service) => {
    const isAllowed = (feature: string): boolean => {
      const policy: unknown = Reflect.get(document, 'featurePolicy');
      const asks = policy && typeof policy === 'object' && Reflect.get(policy, 'allowsFeature');
      return typeof asks === 'function' && asks.call(policy, feature);
    };
    return {
      camera: isAllowed('camera'),
      passkeys: isAllowed('publickey-credentials-get') && isAllowed('publickey-credentials-create'),
      place: (await fetch(service)).ok,
    };
  }, PLACE_SERVICE);
  expect(camera).toBe(false);
  expect(allowed).toEqual({ passkeys: true, place: true });
});
