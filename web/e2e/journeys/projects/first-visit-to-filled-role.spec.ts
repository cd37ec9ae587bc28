import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Somebody, somebody, stayHome } from '../../people.ts';

const SKILL = 'Celestial navigation';

/** Somebody on the landing page, in a browser of their own. */
async function visitor(browser: Browser, name: string): Promise<Somebody & { page: Page }> {
  const context = await browser.newContext();
  await stayHome(context);
  const page = await context.newPage();
  await page.goto('/');
  return { ...somebody(`${name} ${Date.now().toString(36)}`), page };
}

/** From the landing page to the first steps, by what the screens offer. */
async function joinAs(role: string, { page, name, username, email, password }: Somebody & { page: Page }) {
  await page.getByRole('link', { name: 'Join now' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/profile/${username}`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page
    .getByRole('region', { name: /^Get started: / })
    .getByRole('link', { name: 'Get started' })
    .click();
  await expect(page).toHaveURL('/welcome');
}

async function addSkill(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(SKILL);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove skill ${SKILL}` })).toBeVisible();
}

test('a founder and a job seeker who have never been here find each other, fill a role, and part', async ({
  browser,
}) => {
  // Two members, from the landing page to the team and out of it.
  test.slow();
  const ada = await visitor(browser, 'Ada');
  const ben = await visitor(browser, 'Ben');
  const project = `Lightship ${Date.now().toString(36)}`;

  await test.step('Ada signs up, is led to her first project, and publishes it with a role', async () => {
    const { page } = ada;
    await joinAs('Startup Founder', ada);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Create a project' }).click();
    await page.getByLabel('Project name').fill(project);
    await page.getByLabel('Description', { exact: true }).fill('Ships that find the way home by the stars.');
    await page.getByLabel('Category').selectOption('Software');
    await page.getByLabel('Role title').fill('Navigator');
    await page.getByRole('button', { name: 'Add details' }).click();
    await addSkill(page, 'Skills');
    await page.getByLabel('Question for applicants').fill('Which star do you begin with?');
    await page.getByRole('button', { name: 'Add Role' }).click();
    await page.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project);
  });

  await test.step('Ben signs up, says what he can, and is led to the role that fits', async () => {
    const { page } = ben;
    await joinAs('Looking to Join', ben);
    await page.getByRole('link', { name: 'Write it yourself' }).click();
    await addSkill(page, 'Add a skill');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/welcome/);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'See matching roles' }).click();
    const best = page.getByRole('article').first();
    await expect(best).toContainText('Navigator');
    await expect(best).toContainText('1 of 1 skill');
    await best.getByRole('button', { name: 'Apply: Navigator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Which star do you begin with?').fill('Polaris, north of the line.');
    await dialog.getByRole('button', { name: 'Submit Application' }).click();
    await expect(best).toContainText('Applied');
  });

  await test.step('Ada finds him at home, reads the answer, and talks with him', async () => {
    const { page } = ada;
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('region', { name: 'Your applicants' }).getByText(ben.name).click();
    await expect(page.getByText('Polaris, north of the line.')).toBeVisible();
    await page.getByRole('link', { name: `Message ${ben.name}` }).click();
    await page.getByRole('textbox', { name: `Write to ${ben.name}` }).fill('And in the fog?');
    await page.keyboard.press('Enter');
    // It was "Seen" until she wrote.
    await expect(
      page.getByRole('link', { name: `${project} · Navigator · In talk`, exact: true }),
    ).toBeVisible();
  });

  await test.step('Ben answers from the top bar', async () => {
    const { page } = ben;
    await page.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('link', { name: new RegExp(`^${ada.name}`) }).click();
    await expect(page.getByText('And in the fog?').last()).toBeVisible();
    await page.getByRole('textbox', { name: `Write to ${ada.name}` }).fill('By the lead line.');
    await page.keyboard.press('Enter');
  });

  await test.step('Ada takes him, and the role is filled', async () => {
    const { page } = ada;
    await expect(page.getByText('By the lead line.').last()).toBeVisible();
    await page.getByRole('link', { name: `${project} · Navigator · In talk`, exact: true }).click();
    await page.getByRole('button', { name: `Accept: ${ben.name}, Navigator` }).click();
    await expect(page.getByText('1/1 positions filled')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'TEAM MEMBERS (2)' })).toBeVisible();
  });

  await test.step('Ben is told, and is in the team', async () => {
    const { page } = ben;
    await page.getByRole('link', { name: /^Notifications/ }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /accepted/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: "You're a member: Navigator" })).toBeVisible();
  });

  await test.step('Months later he leaves, Ada is told, and the role is open again', async () => {
    const { page } = ben;
    await page.getByRole('button', { name: /^Leave project/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave project' }).click();
    await expect(page.getByRole('button', { name: 'Apply Again: Navigator' })).toBeVisible();
    await ada.page.getByRole('link', { name: /^Notifications/ }).click();
    await ada.page
      .getByRole('main')
      .getByRole('link', { name: /A team member has left/ })
      .click();
    await expect(ada.page.getByText('0/1 positions filled')).toBeVisible();
    await ada.page.getByRole('link', { name: 'Find people for this role: Navigator' }).click();
    await expect(ada.page.getByRole('main').getByText(ben.name).first()).toBeVisible();
  });
});
