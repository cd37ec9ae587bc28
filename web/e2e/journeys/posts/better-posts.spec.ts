import { expect, test } from '@playwright/test';
import { join, writePost } from '../../people.ts';

test('a post is edited, names a member, and stands under its tag', async ({ browser }) => {
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const tag = `forge${Date.now().toString(36)}`;
  const words = `We are looking for help #${tag}`;
  const post = ada.page.getByRole('article').filter({ hasText: tag });

  await test.step('Ada posts, and edits: the list offers Ben while his name is typed', async () => {
    await writePost(ada.page, words);
    await post.getByRole('button', { name: 'Post actions' }).click();
    await ada.page.getByRole('menuitem', { name: 'Edit post' }).click();
    const area = post.getByRole('textbox', { name: 'Edit post' });
    await expect(area).toHaveValue(words);
    await area.press('End');
    await area.pressSequentially(` @${ben.username.slice(0, -1)}`);
    await expect(ada.page.getByRole('option').filter({ hasText: ben.username })).toBeVisible();
    await area.press('Enter');
    await expect(area).toHaveValue(`${words} @${ben.username} `);
    await post.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ada.page.getByText('Post updated')).toBeVisible();
    await expect(post.getByRole('link', { name: `@${ben.username}` })).toBeVisible();
  });

  await test.step('the history holds both', async () => {
    await post.getByRole('button', { name: 'edited' }).click();
    const dialog = ada.page.getByRole('dialog', { name: 'Edit history' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').last()).toContainText(words);
    await ada.page.keyboard.press('Escape');
    await expect(post.getByRole('button', { name: 'edited' })).toBeFocused();
  });

  await test.step('Ben is told, and follows the tag', async () => {
    await ben.page.goto('/notifications');
    await ben.page.getByRole('link', { name: `${ada.name} mentioned you in a post` }).click();
    await expect(ben.page).toHaveURL(/\/post\//);
    await ben.page.getByRole('link', { name: `#${tag}` }).click();
    await expect(ben.page.getByRole('heading', { level: 1, name: `#${tag}` })).toBeVisible();
    await expect(ben.page.getByRole('article')).toHaveCount(1);
    await ben.page.getByRole('link', { name: `@${ben.username}` }).click();
    await expect(ben.page).toHaveURL(`/profile/${ben.username}`);
  });
});
