import { expect, test } from '@playwright/test';
import { join } from '../../people.ts';

test('a founder says what a role asks for, who applies answers its question, and the role is paused', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Publisher', 'founder');
  await page.goto('/projects/create');
  await page.getByLabel('Project name').fill(`Nets ${Date.now().toString(36)}`);
  await page.getByLabel('Description', { exact: true }).fill('We mend nets that others throw away.');
  await page.getByLabel('Category').selectOption('Nonprofits');
  await page.getByLabel('Role title').fill('Designer');
  await page.getByRole('button', { name: 'Add details' }).click();
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.fill('typesc');
  await page.getByRole('option', { name: 'TypeScript' }).click();
  await skills.fill('Knots');
  await skills.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove skill Knots' })).toBeVisible();
  await page.getByLabel('Commitment').selectOption('Part-time');
  await page.getByLabel('Place of work').selectOption('Hybrid');
  await page.getByLabel('Location').fill('Lisbon, Portugal');
  await page.getByLabel('Pay from (a year)').fill('20000');
  await page.getByLabel('Pay to (a year)').fill('30000');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Question for applicants').fill('Which knot do you trust?');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created successfully!')).toBeVisible();
  const roles = page.getByRole('region', { name: 'Open Roles' });
  for (const fact of [
    'TypeScript',
    'Knots',
    'Part-time',
    'Hybrid',
    'Lisbon, Portugal',
    '€20,000 to €30,000 a year',
  ])
    await expect(roles.getByText(fact, { exact: true })).toBeVisible();

  const seeker = await join(browser, 'Seeker', 'job_seeker');
  await seeker.page.goto(page.url());
  await seeker.page.getByRole('button', { name: 'Apply: Designer' }).click();
  const answer = seeker.page.getByLabel('The founder asks: Which knot do you trust?');
  await answer.fill('The bowline.');
  seeker.page.once('dialog', (dialog) => void dialog.accept());
  await seeker.page.reload();
  await seeker.page.getByRole('button', { name: 'Apply: Designer' }).click();
  await expect(answer).toHaveValue('The bowline.');
  await seeker.page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(seeker.page.getByText('Application submitted successfully!')).toBeVisible();

  await page.reload();
  const pending = page.getByRole('region', { name: 'Pending Applications' });
  await expect(pending.getByText('The bowline.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Project' }).click();
  await page.getByRole('button', { name: 'Edit: Designer' }).click();
  await page.getByLabel('Pause applications').check();
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(roles.getByText('Takes no applications at the moment')).toBeVisible();

  const late = await join(browser, 'Late', 'job_seeker');
  await late.page.goto(page.url());
  await expect(late.page.getByRole('button', { name: 'Applications Paused: Designer' })).toBeVisible();
});
