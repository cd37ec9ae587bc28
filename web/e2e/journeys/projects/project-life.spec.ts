import { expect, type Page, test } from '@playwright/test';
import { documentFile } from '../../attachments.ts';
import { join } from '../../people.ts';
import { pictureFile } from '../../pictures.ts';
import { publish } from '../../projects.ts';

/** Takes somebody into the team by the API: how that is done on screen is another journey. */
async function takeIn(founder: Page, member: Page, address: string): Promise<void> {
  const path = `/api/v1${address}`;
  const applied = await member.request.post(`${path}/apply`, { data: { roleTitle: 'Designer' } });
  const { application } = await applied.json();
  const data = { status: 'accepted' };
  await expect(await founder.request.put(`${path}/applications/${application._id}`, { data })).toBeOK();
}

test('a founder closes a project, and reopens it; who has applied is told', async ({ browser }) => {
  test.slow();
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'job_seeker')]);
  const name = `Lighthouse ${Date.now().toString(36)}`;
  const address = await publish(ada.page, {
    name,
    pitch: 'Ships that find the way home',
    openRoles: [
      { title: 'Designer', limit: 1 },
      { title: 'Engineer', limit: 1 },
    ],
  });

  await test.step('Ben reads what it is in a sentence, and applies', async () => {
    await ben.page.goto(address);
    await expect(ben.page.getByText('Ships that find the way home')).toBeVisible();
    await ben.page.getByRole('button', { name: 'Apply: Designer' }).click();
    await ben.page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(ben.page.getByRole('button', { name: 'Application Pending: Designer' })).toBeVisible();
  });

  await test.step('Ada closes it', async () => {
    await ada.page.goto(address);
    await ada.page.getByRole('button', { name: 'Close project' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Close this project?' });
    await dialog.getByRole('button', { name: 'Close project' }).click();
    await expect(ada.page.getByText(/^This project is closed/)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Reopen project' })).toBeVisible();
  });

  await test.step('Ben is told, and can apply for nothing else there', async () => {
    await ben.page.goto('/notifications');
    const news = ben.page.getByRole('link', { name: new RegExp(`"${name}" takes no new applications`) });
    await news.click();
    await expect(ben.page.getByText(/^This project is closed/)).toBeVisible();
    await expect(ben.page.getByRole('button', { name: 'Application Pending: Designer' })).toBeVisible();
    await expect(ben.page.getByRole('button', { name: 'Closed: Engineer' })).toBeVisible();
  });

  await test.step('Ada reopens it, and Ben can apply again', async () => {
    await ada.page.getByRole('button', { name: 'Reopen project' }).click();
    await expect(ada.page.getByText(/^This project is closed/)).toHaveCount(0);
    await ben.page.goto('/notifications');
    await ben.page.getByRole('link', { name: new RegExp(`"${name}" takes applications again`) }).click();
    await expect(ben.page.getByRole('button', { name: 'Apply: Engineer' })).toBeVisible();
  });
});

test('a founder hands a project over, and the new one deletes it by its name', async ({ browser }) => {
  test.slow();
  const [ada, ben, cleo] = await Promise.all([
    join(browser, 'Ada', 'founder'),
    join(browser, 'Ben', 'job_seeker'),
    join(browser, 'Cleo', 'job_seeker'),
  ]);
  const name = `Lighthouse ${Date.now().toString(36)}`;
  const address = await publish(ada.page, { name, openRoles: [{ title: 'Designer', limit: 2 }] });
  await takeIn(ada.page, cleo.page, address);
  await ben.page.goto(address);
  await ben.page.getByRole('button', { name: 'Apply: Designer' }).click();
  await ben.page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(ben.page.getByRole('button', { name: 'Application Pending: Designer' })).toBeVisible();

  await test.step('Ada chooses Cleo, who has to be a founder first', async () => {
    await ada.page.goto(`${address}/edit`);
    await ada.page.getByRole('button', { name: 'Hand over project' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Hand over this project?' });
    await dialog.getByLabel('New founder').selectOption(`${cleo.name}, Designer`);
    await dialog.getByRole('button', { name: 'Hand over project' }).click();
    await expect(dialog.getByText(/^Only a member with the founder role/)).toBeVisible();
    await cleo.page.request.post('/api/v1/auth/update-role', { data: { userRole: 'founder' } });
    await dialog.getByRole('button', { name: 'Hand over project' }).click();
    await expect(ada.page).toHaveURL(address);
    await expect(ada.page.getByText('Project handed over')).toBeVisible();
    await expect(ada.page.getByRole('link', { name: 'Edit Project' })).toHaveCount(0);
    await expect(ada.page.getByText('Former founder').first()).toBeVisible();
  });

  await test.step('Ben is told, and Cleo answers his application', async () => {
    await ben.page.goto('/notifications');
    await expect(
      ben.page.getByText(`${cleo.name} is the founder of the project "${name}" now`),
    ).toBeVisible();
    await cleo.page.goto('/applicants');
    await expect(cleo.page.getByRole('list', { name: 'Applications' })).toContainText(ben.name);
  });

  await test.step('Cleo deletes it', async () => {
    await cleo.page.goto(`${address}/edit`);
    await cleo.page.getByRole('button', { name: 'Delete project' }).click();
    const dialog = cleo.page.getByRole('dialog', { name: 'Delete this project?' });
    const field = dialog.getByLabel('Type the name of the project');
    await field.fill('Lighthouse');
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await expect(dialog.getByText('This is not the name of the project')).toBeVisible();
    await field.fill(name.toUpperCase());
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await expect(cleo.page).toHaveURL('/projects');
    await expect(cleo.page.getByText('Project deleted')).toBeVisible();

    await ben.page.goto('/notifications');
    await expect(
      ben.page.getByText(`in "${name}" was cancelled because the project has been removed.`),
    ).toBeVisible();
    await ben.page.goto(address);
    await expect(ben.page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  });
});

test('a founder writes an update, of which who has upvoted the project is told', async ({ browser }) => {
  test.slow();
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const name = `Lighthouse ${Date.now().toString(36)}`;
  const address = await publish(ada.page, { name });
  await ben.page.goto(address);
  await ben.page.getByRole('button', { name: /^Upvote/ }).click();
  await expect(ben.page.getByRole('button', { name: /^Upvoted/ })).toBeVisible();

  await ada.page.goto(address);
  await ada.page.getByRole('tab', { name: 'UPDATES (0)' }).click();
  await ada.page.getByLabel('Write an update').fill('The lamp is lit.');
  const files = [await pictureFile(ada.page, 400, 300), documentFile('Plan of the lamp.pdf')];
  await ada.page.getByLabel('Add photos, a video or documents').first().setInputFiles(files);
  await expect(ada.page.getByRole('list', { name: 'Chosen files' })).toContainText('Plan of the lamp.pdf');
  // Words and files stay where they are while the page is left.
  await ada.page.goto('/');
  await ada.page.goto(`${address}#updates`);
  await expect(ada.page.getByLabel('Write an update')).toHaveValue('The lamp is lit.');
  await expect(ada.page.getByRole('list', { name: 'Chosen files' })).toContainText('Plan of the lamp.pdf');
  await ada.page.getByLabel('Milestone (optional)').fill('First light');
  await ada.page.getByRole('button', { name: 'Publish update' }).click();
  await expect(ada.page.getByRole('list', { name: 'Updates' })).toContainText('The lamp is lit.');
  await expect(ada.page.getByLabel('Write an update')).toHaveValue('');
  await expect(ada.page.getByRole('tab', { name: 'UPDATES (1)' })).toBeVisible();

  await ben.page.goto('/notifications');
  await ben.page
    .getByRole('link', { name: new RegExp(`${ada.name} wrote an update on the project "${name}"`) })
    .click();
  const update = ben.page.getByRole('list', { name: 'Updates' });
  await expect(update).toContainText('The lamp is lit.');
  const downloading = ben.page.waitForEvent('download');
  await update.getByRole('link', { name: /Plan of the lamp/ }).click();
  expect((await downloading).suggestedFilename()).toBe('Plan of the lamp.pdf');
  await update.getByRole('button', { name: 'Open picture' }).click();
  await expect(ben.page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await ben.page.getByRole('tab', { name: 'DETAILS' }).click();
  await expect(ben.page.getByRole('list', { name: 'Milestones' })).toContainText('First light');

  await ada.page.getByRole('button', { name: 'Delete update' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete update' }).click();
  await expect(ada.page.getByText('Update deleted')).toBeVisible();
  await expect(ada.page.getByRole('tab', { name: 'UPDATES (0)' })).toBeVisible();
  await expect(async () => {
    const told = await ben.page.request.get('/api/v1/notifications');
    expect(await told.json()).toEqual([]);
  }).toPass();
});
