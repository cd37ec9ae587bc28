import { expect, type Page, test } from '@playwright/test';
import { join } from '../../people.ts';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const replies = (page: Page) => page.getByRole('region', { name: 'Replies' });

test('two members talk below a comment, and it keeps its place when it is deleted', async ({ browser }) => {
  const [ada, ben] = await Promise.all([join(browser, 'Ada', 'founder'), join(browser, 'Ben', 'investor')]);
  const created = await ada.page.request.post('/api/v1/posts/create', {
    data: { content: 'Who has a boat?' },
  });
  const { _id: postId } = await created.json();
  const path = `/post/${postId}`;
  const data = { content: 'I have two' };
  await expect(await ben.page.request.post(`/api/v1/posts/${postId}/comment`, { data })).toBeOK();
  const write = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
  const send = (page: Page) => page.getByRole('button', { name: 'Reply', exact: true });

  await test.step('Ada answers, and the focus is where it was', async () => {
    await ada.page.goto(path);
    const button = comments(ada.page).getByRole('button', { name: `Reply to ${ben.name}` });
    await button.click();
    await expect(write(ada.page)).toBeFocused();
    await ada.page.keyboard.type('May I bor');
    await ada.page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await ada.page.keyboard.press('Enter');
    await expect(write(ada.page)).toBeFocused();
    await expect(write(ada.page)).toHaveValue('May I bor');
    await ada.page.keyboard.type('row one?');
    await send(ada.page).click();
    await expect(ada.page.getByText('Reply added successfully')).toBeVisible();
    await expect(replies(ada.page)).toContainText('May I borrow one?');
    await expect(ada.page.getByRole('button', { name: '1 reply' })).toBeVisible();
    await expect(ada.page.getByRole('button', { name: /^Comment ?2$/ })).toBeVisible();
  });

  await test.step('Ben is told, is led to the reply, and answers by name', async () => {
    await ben.page.goto('/notifications');
    await ben.page.getByRole('link', { name: `${ada.name} replied to your comment` }).click();
    await expect(ben.page).toHaveURL(new RegExp(`^[^#]*${path}#comment-`));
    const reply = replies(ben.page).getByRole('listitem').filter({ hasText: 'May I borrow one?' });
    await expect(reply).toBeFocused();
    await expect(reply).toBeInViewport();
    await ben.page.goto(path);
    const toggle = ben.page.getByRole('button', { name: '1 reply' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await replies(ben.page)
      .getByRole('button', { name: `Reply to ${ada.name}` })
      .click();
    await expect(write(ben.page)).toHaveValue(/^@\S+ $/);
    await ben.page.keyboard.type('the red one');
    await send(ben.page).click();
    await expect(ben.page.getByText('Reply added successfully')).toBeVisible();
    await expect(replies(ben.page).getByRole('link', { name: /^@/ })).toBeVisible();
  });

  await test.step('Ada sees it counted, and asks for it', async () => {
    await expect(ada.page.getByRole('button', { name: '2 replies' })).toBeVisible();
    await expect(ada.page.getByText('the red one')).toBeHidden();
    await ada.page.getByRole('button', { name: 'View 1 new reply' }).click();
    await expect(replies(ada.page)).toContainText('the red one');
  });

  await test.step('Ben deletes his comment, and what was said below it stays', async () => {
    await comments(ben.page).getByRole('button', { name: 'Delete comment' }).first().click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
    await expect(ben.page.getByText('Comment deleted successfully')).toBeVisible();
    await ada.page.reload();
    await expect(comments(ada.page)).toContainText('This comment was deleted');
    await expect(comments(ada.page)).not.toContainText('I have two');
    await ada.page.getByRole('button', { name: '2 replies' }).click();
    await expect(replies(ada.page)).toContainText('May I borrow one?');
    await expect(comments(ada.page).getByRole('button', { name: /^Reply to/ })).toHaveCount(0);
  });
});
