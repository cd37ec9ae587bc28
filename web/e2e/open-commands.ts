import { expect, type Page } from '@playwright/test';

/** Opens the commands by their key, which is listened to once the browser has rested. */
export async function openCommands(page: Page): Promise<void> {
  const field = page.getByLabel('Search screens, people and actions');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
}
