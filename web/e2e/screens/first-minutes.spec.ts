import { expect, test } from '@playwright/test';
import { enter, join, stayHome } from '../people.ts';
import { linkedInExport } from '../resumes.ts';
import { endFeedEarly, expectGoodScreen } from './good-screen.ts';

test.beforeEach(({ context }) => stayHome(context));

test('the homes of a job seeker and an investor, and what stands beside the feed of a founder', async ({
  page,
}, { project }) => {
  // Three screens in one.
  test.slow();
  await endFeedEarly(page);
  for (const [username, desk, list] of [
    ['priya', 'Roles that fit you', 'Your applications'],
    ['daniel', 'Projects that fit you', 'Projects that fit you'],
    ['maya', 'Your applicants', 'Who fits your open roles'],
  ] as const) {
    await enter(page, username, '/');
    await page.getByRole('article').first().waitFor();
    if (project.name === 'phone') await page.getByRole('button', { name: desk }).click();
    await page.getByRole('region', { name: desk }).getByRole('list', { name: list }).waitFor();
    await expectGoodScreen(page);
  }
});

test('the first steps: a file and what it says, three people, the first action', async ({ browser }, {
  project,
}) => {
  // Five screens in one.
  test.slow();
  const { page } = await join(browser, 'Fresh', 'job_seeker');
  await page.setViewportSize(project.use.viewport ?? { width: 1280, height: 900 });
  await endFeedEarly(page);
  await page.goto('/');
  await page.getByRole('region', { name: /^Get started: / }).waitFor();
  await page.getByRole('article').first().waitFor();
  await expectGoodScreen(page);

  await page.goto('/welcome');
  await page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles(
      linkedInExport([
        'ts',
        'Kotlin',
        'A skill with a name that is longer than anybody would expect of it, by far',
      ]),
    );
  await page.getByRole('checkbox', { name: 'Skills' }).waitFor();
  await expectGoodScreen(page);

  await page.goto('/welcome?step=people');
  await page
    .getByRole('button', { name: /^Connect with/ })
    .first()
    .waitFor();
  await expectGoodScreen(page);

  await page.goto('/welcome?step=first');
  await page.getByRole('link', { name: 'See matching roles' }).waitFor();
  await expectGoodScreen(page);

  await page.route('**/api/v1/users/suggestions?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/welcome?step=people');
  await expect(page.getByLabel('Link to join')).toBeVisible();
  await expectGoodScreen(page);
  await page.context().close();
});
