import { expect, type Locator, test } from '@playwright/test';
import { enter, stayHome } from '../../people.ts';

test.beforeEach(({ context }) => stayHome(context));

/** Presses what saves something, and waits for the answer: it is shown before that. */
async function pressAndSave(button: Locator): Promise<void> {
  const saved = button.page().waitForResponse('**/api/v1/saved/**');
  await button.click();
  await saved;
}

test('a post, a project and a role are saved, found again, and saved no longer', async ({ page }) => {
  await enter(page, 'priya', '/');
  const post = page.getByRole('article').first();
  const author = (await post.getAttribute('aria-label')) ?? '';
  await pressAndSave(post.getByRole('button', { name: /^Save: Post by/ }));
  await expect(post.getByRole('button', { name: /^Saved: Post by/ })).toBeVisible();

  const search = await page.request.get('/api/v1/projects?search=Tidewise');
  const [tidewise] = (await search.json()).projects;
  await page.goto('/projects');
  const card = page.getByRole('article').first();
  const heading = card.getByRole('heading').first();
  await expect(heading).toHaveText(/\w/);
  const project = (await heading.textContent()) ?? '';
  await pressAndSave(card.getByRole('button', { name: `Save: ${project}` }));
  await expect(card.getByRole('button', { name: `Saved: ${project}` })).toBeVisible();
  await page.goto(`/projects/${tidewise._id}`);
  await page.getByRole('tab', { name: /team members/i }).click();
  const role = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Save: / })
    .first();
  const title = ((await role.getAttribute('aria-label')) ?? '').replace('Save: ', '');
  await pressAndSave(role);
  await expect(page.getByRole('button', { name: `Saved: ${title}` })).toBeVisible();

  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('article', { name: author })).toBeVisible();
  await page.getByRole('tab', { name: 'Projects' }).click();
  await expect(page.getByRole('link', { name: project })).toBeVisible();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await pressAndSave(page.getByRole('button', { name: `Saved: ${title}` }));
  await expect(page.getByRole('button', { name: `Save: ${title}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved roles' })).toBeVisible();
});

test("a post is shared with words of one's own, and stands on top of the feed", async ({ page }) => {
  await enter(page, 'priya', '/');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^Share: Post by/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this post' });
  await dialog.getByRole('textbox', { name: 'Add your words' }).fill('Worth reading twice.');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();
  const share = page.getByRole('article').filter({ hasText: 'Worth reading twice.' });
  await expect(share.getByRole('article', { name: /^Shared post by/ })).toBeVisible();
});
