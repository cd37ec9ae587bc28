import { expect, type Page } from '@playwright/test';
import type { contract } from '../../shared/api/index.ts';
import type { BodyInput } from '../../shared/api/route.ts';

/** Publishes a project through the API as the member of a page, and answers with the address of its screen. */
export async function publish(
  page: Page,
  changes: Partial<BodyInput<typeof contract.projects.create>> = {},
): Promise<string> {
  const data = {
    name: `Lighthouse ${Date.now().toString(36)}`,
    description: 'Finds the way home.',
    category: 'Software',
    ...changes,
  };
  const answer = await page.request.post('/api/v1/projects', { data });
  expect(answer.status()).toBe(201);
  const { project } = await answer.json();
  return `/projects/${project._id}`;
}
