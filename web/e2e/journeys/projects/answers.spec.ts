import { type Browser, expect, type Page, test } from '@playwright/test';
import { join } from '../../people.ts';
import { publish } from '../../projects.ts';

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('link', { name });
const steps = (page: Page) => page.getByRole('list', { name: 'What has happened so far' });

/** Applies by the API: how that is done on screen is another journey. */
async function apply(page: Page, address: string, message: string): Promise<void> {
  const path = `/api/v1${new URL(address, page.url()).pathname}/apply`;
  await expect(await page.request.post(path, { data: { roleTitle: 'Designer', message } })).toBeOK();
}

async function atOneProject(browser: Browser) {
  const [ada, ben, cleo] = await Promise.all([
    join(browser, 'Ada', 'founder'),
    join(browser, 'Ben', 'job_seeker'),
    join(browser, 'Cleo', 'job_seeker'),
  ]);
  const address = await publish(ada.page, {
    openRoles: [{ title: 'Designer', limit: 2, skills: ['Figma'] }],
  });
  return { ada, ben, cleo, address };
}

test('an application is sent, seen and declined, and its writer sees why', async ({ browser }) => {
  test.slow();
  const { ada, ben, address } = await atOneProject(browser);
  await apply(ben.page, address, 'I draw lights.');

  await test.step('Ben sees that it was sent, and until when he is answered', async () => {
    await ben.page.goto('/applications');
    await expect(steps(ben.page)).toHaveText(/^Sent/);
    await expect(ben.page.getByText(/An answer is due by/)).toBeVisible();
  });

  await test.step('Ada opens it from the menu and notes something, which Ben sees as seen', async () => {
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: /Me$/ }).click();
    await ada.page.getByRole('menuitem', { name: 'Applicants' }).click();
    await row(ada.page, ben.name).click();
    await expect(ada.page.getByText('I draw lights.')).toBeVisible();
    await expect(ada.page.getByRole('region', { name: 'How well they fit' })).toContainText('% match');
    await ada.page.getByLabel('Your note').fill('Ask about the lamp');
    await ada.page.getByRole('button', { name: 'Save note' }).click();
    await expect(ada.page.getByText('Note saved')).toBeVisible();
    await ben.page.reload();
    await expect(steps(ben.page)).toHaveText(/Sent.*Seen/);
    await expect(ben.page.getByText('Ask about the lamp')).toHaveCount(0);
  });

  await test.step('Ada declines by a key, with a reason and a word', async () => {
    await row(ada.page, ben.name).focus();
    await ada.page.keyboard.press('d');
    const dialog = ada.page.getByRole('dialog', { name: `Decline ${ben.name}?` });
    await dialog.getByLabel('Reason').selectOption('The timing does not fit');
    await dialog.getByLabel('A word to them (optional)').fill('Please ask again in spring.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(ada.page.getByText(`${ben.name}: declined.`)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  await test.step('Ben reads it', async () => {
    await expect(async () => {
      await ben.page.reload();
      await expect(ben.page.getByText('Declined: the timing did not fit')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(ben.page.getByText('Please ask again in spring.')).toBeVisible();
    await expect(steps(ben.page)).toHaveText(/Sent.*Seen.*Declined/);
    await ben.page.goto(address);
    await expect(ben.page.getByText('Your application for this role was declined')).toBeVisible();
  });
});

test('several are declined at once, which is taken back, and done by leaving the screen', async ({
  browser,
}) => {
  test.slow();
  const { ada, ben, cleo, address } = await atOneProject(browser);
  for (const { page } of [ben, cleo]) await apply(page, address, '');
  const declineBoth = async () => {
    for (const { name } of [ben, cleo])
      await ada.page.getByRole('checkbox', { name: `Select ${name}, Designer` }).check();
    await ada.page.getByRole('button', { name: 'Decline selected' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Decline 2 applications?' });
    await dialog.getByLabel('A word to each of them (optional)').fill('Thank you for your time.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(ada.page.getByText('2 people: declined.')).toBeVisible();
  };

  await expect(async () => {
    await ada.page.goto('/applicants');
    await expect(row(ada.page, cleo.name)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await declineBoth();
  await ada.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ada.page.getByText('2 people: declined.')).toHaveCount(0);
  await ben.page.goto('/applications');
  await expect(steps(ben.page)).toHaveText(/^Sent/);

  await declineBoth();
  await ada.page.goto('/terms');
  for (const { page } of [ben, cleo])
    await expect(async () => {
      await page.goto('/applications');
      await expect(page.getByText('Thank you for your time.')).toBeVisible({ timeout: 2_000 });
    }).toPass();
});
