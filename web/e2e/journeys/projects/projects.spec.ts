import { type Browser, expect, type Page, test } from '@playwright/test';
import { join, type Participant } from '../../people.ts';
import { publish } from '../../projects.ts';

const APPLIED = 'Application submitted successfully!';
const pending = (page: Page) => page.getByRole('region', { name: 'Pending Applications' });
const role = (page: Page, state: string, title: string) =>
  page.getByRole('button', { name: `${state}: ${title}` });

/** Applies for a role by its button, from the screen of the project. */
async function apply(page: Page, state: string, title: string, message = '') {
  await role(page, state, title).click();
  await page.getByLabel('Message to Project Owner (Optional)').fill(message);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText(APPLIED)).toBeVisible();
  await expect(role(page, 'Application Pending', title)).toBeVisible();
  await expect(page.getByText(APPLIED)).toHaveCount(0);
}

const accepted = (page: Page) =>
  page.getByText(
    'Your application for the Designer role has been accepted! You are now a member of this project.',
  );
const rejected = (page: Page, title: string) =>
  page.getByText(`Your application for the ${title} role was not accepted.`);

/** Everybody at the same project of the first, with one position for each of two roles. */
async function atOneProject(browser: Browser): Promise<Participant[]> {
  const people = await Promise.all([
    join(browser, 'Ada', 'founder'),
    join(browser, 'Ben', 'job_seeker'),
    join(browser, 'Cleo', 'job_seeker'),
    join(browser, 'Dora', 'job_seeker'),
  ]);
  const [ada] = people;
  const address = await publish(ada.page, {
    openRoles: [
      { title: 'Designer', description: 'Draws the light.', limit: 1 },
      { title: 'Engineer', limit: 1 },
    ],
  });
  await Promise.all(people.map(({ page }) => page.goto(address)));
  return people;
}

test('three apply, one is accepted, leaves, comes back and is removed', async ({ browser }) => {
  test.slow();
  const [ada, ben, cleo, dora] = await atOneProject(browser);
  if (!ada || !ben || !cleo || !dora) throw new Error('somebody is missing');

  await test.step('Ben applies for both roles, Cleo for one of them, Dora for the other', async () => {
    await apply(ben.page, 'Apply', 'Designer', 'I draw lights.');
    await apply(ben.page, 'Apply', 'Engineer');
    await apply(cleo.page, 'Apply', 'Designer');
    await apply(dora.page, 'Apply', 'Engineer');
    await expect(ben.page.getByText('Your application for this role is pending')).toHaveCount(2);
  });

  await test.step('Ada reads them, accepts Ben, and Cleo is out with that', async () => {
    await ada.page.reload();
    await expect(pending(ada.page).getByRole('listitem')).toHaveCount(4);
    await expect(pending(ada.page).getByText('I draw lights.')).toBeVisible();
    await Promise.all([
      role(ada.page, 'Accept', `${ben.name}, Designer`).click(),
      expect(
        ada.page.getByText(
          'Application accepted successfully! Other pending applications from this user will be automatically cancelled.',
        ),
      ).toBeVisible(),
      // Those who have the project open are told at once.
      expect(accepted(ben.page)).toBeVisible(),
      expect(rejected(cleo.page, 'Designer')).toBeVisible(),
    ]);
    await expect(pending(ada.page).getByRole('listitem')).toHaveCount(1);
    await role(ada.page, 'Reject', `${dora.name}, Engineer`).click();
    await Promise.all([
      ada.page.getByRole('button', { name: 'Decline', exact: true }).click(),
      expect(ada.page.getByText('Application rejected successfully!')).toBeVisible(),
      expect(rejected(dora.page, 'Engineer')).toBeVisible(),
    ]);
    await expect(pending(ada.page).getByText('No pending applications')).toBeVisible();
  });

  await test.step('Ben sees that he is in, and that the other application is void, and is not told again', async () => {
    await expect(role(ben.page, "You're a member", 'Designer')).toBeVisible();
    await expect(role(ben.page, 'Already in another role', 'Engineer')).toBeVisible();
    await expect(ben.page.getByText('You were accepted for this role')).toBeVisible();
    await expect(ben.page.getByText(/^Some of your applications were cancelled/)).toBeVisible();
    await ben.page.reload();
    await expect(role(ben.page, "You're a member", 'Designer')).toBeVisible();
    await expect(accepted(ben.page)).toHaveCount(0);
  });

  await test.step('Cleo and Dora see that they are not', async () => {
    await expect(role(cleo.page, 'Not Eligible', 'Designer')).toBeVisible();
    await expect(role(dora.page, 'Not Eligible', 'Engineer')).toBeVisible();
  });

  await test.step('Ben leaves, and applies for the other role', async () => {
    await ben.page.getByRole('button', { name: /^Leave project/ }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave project' }).click();
    await expect(ben.page.getByText('You have left the project successfully')).toBeVisible();
    await expect(
      ben.page.getByText('You have previously been a member of this project. You can apply for roles again.'),
    ).toBeVisible();
    await expect(role(ben.page, 'Apply Again', 'Designer')).toBeVisible();
    await apply(ben.page, 'Reapply', 'Engineer');
  });

  await test.step('Ada takes him back, and removes him', async () => {
    await ada.page.reload();
    await role(ada.page, 'Accept', `${ben.name}, Engineer`).click();
    await ada.page.getByRole('tab', { name: 'TEAM MEMBERS (2)' }).click();
    await ada.page.getByRole('button', { name: `Remove: ${ben.name}` }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Confirm Team Member Removal' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(ada.page.getByText('Team member removed successfully')).toBeVisible();
    await expect(ada.page.getByRole('tab', { name: 'TEAM MEMBERS (1)' })).toBeVisible();
  });

  await test.step('Ben is told, and applies again', async () => {
    await ben.page.reload();
    await expect(
      ben.page.getByText(
        'You were previously a member of this project but have been removed. You can apply for roles again.',
      ),
    ).toBeVisible();
    await apply(ben.page, 'Apply Again', 'Engineer');
  });
});

test('members comment and upvote, but only job seekers apply', async ({ browser }) => {
  const [ada, ivo] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ivo', 'investor')]);
  const address = await publish(ada.page, { openRoles: [{ title: 'Designer', limit: 1 }] });

  await ivo.page.goto(address);
  await role(ivo.page, 'Apply', 'Designer').click();
  await expect(ivo.page.getByText('Only job seekers can apply for roles')).toBeVisible();
  await expect(ivo.page.getByRole('dialog')).toHaveCount(0);
  await expect(ivo.page.getByRole('link', { name: 'Edit Project' })).toHaveCount(0);
  await expect(pending(ivo.page)).toHaveCount(0);

  await ivo.page.getByRole('button', { name: 'Upvote 0' }).click();
  await expect(ivo.page.getByText('Project upvoted!')).toBeVisible();
  await expect(ivo.page.getByRole('button', { name: 'Upvoted 1' })).toHaveAttribute('aria-disabled', 'true');

  await ivo.page.getByRole('tab', { name: 'COMMENTS (0)' }).click();
  for (const words of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await ivo.page.getByLabel('Write a comment').fill(words);
    await ivo.page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(ivo.page.getByLabel('Write a comment')).toHaveValue('');
  }
  await expect(ivo.page.getByRole('tab', { name: 'COMMENTS (6)' })).toBeVisible();
  const rows = ivo.page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Six');
  await ivo.page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('One');

  await ada.page.goto(address);
  await expect(ada.page.getByText("You're the founder")).toHaveCount(1);
  await expect(ada.page.getByRole('link', { name: 'Edit Project' })).toBeVisible();
});

test('visitors read a project, and one that is gone is said to be', async ({ browser, page }) => {
  const ada = await join(browser, 'Ada', 'founder');
  const address = await publish(ada.page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^Lighthouse/ })).toBeVisible();
  await ada.page.goto('/projects/nothing');
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible();
  await ada.page.getByRole('main').getByRole('link', { name: 'Browse Projects' }).click();
  await expect(ada.page).toHaveURL('/projects');
});
