import { expect, type Page, test } from '@playwright/test';
import { shiftsOf, watchShifts } from '../../stillness.ts';

const LOOKS = [
  { device: 'desktop', viewport: { width: 1280, height: 900 } },
  { device: 'phone', viewport: { width: 375, height: 760 } },
] as const;
const SCHEMES = ['light', 'dark'] as const;

const wholePage = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

for (const { device, viewport } of LOOKS)
  for (const colorScheme of SCHEMES)
    test.describe(`the landing page, ${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('is complete and has its look when no script arrives, and where none may run', async ({
        page,
        context,
        browser,
      }) => {
        // Projects of the community come with the scripts.
        await context.route('**/api/v1/showcase', (route) => route.fulfill({ json: { projects: [] } }));
        await page.goto('/', { waitUntil: 'networkidle' });
        const withScripts = await wholePage(page);
        const expectSame = async (name: string, other: Page) => {
          const body = await wholePage(other);
          await test.info().attach(name, { body, contentType: 'image/png' });
          expect(body.equals(withScripts), name).toBe(true);
        };

        await context.route('**/*.js', (route) => route.abort());
        await page.reload();
        await expectSame('no script has arrived', page);

        const without = await browser.newPage({ viewport, colorScheme, javaScriptEnabled: false });
        await without.goto(page.url());
        await expect(without.locator('html')).not.toHaveAttribute('data-mantine-color-scheme');
        await expectSame('no script may run', without);
        await without.close();
      });

      test('does not move while its scripts arrive', async ({ page, context }) => {
        await watchShifts(page);
        await context.route('**/assets/*.js', async (route) => {
          await new Promise((later) => setTimeout(later, 500));
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'networkidle' });
        const { total, moved } = await shiftsOf(page);
        expect(total, moved.join('\n')).toBeLessThan(0.02);
      });
    });

test('members never see the landing page while their own screen is on its way', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('hearth.signed-in', '1'));
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Forge Connections, Build Legacy')).toBeAttached();
  await expect(page.getByText('Forge Connections, Build Legacy')).toBeHidden();
});
