import { expect, it } from 'vitest';
import type { FeatureRoute } from './feature-route.ts';
import { pageOf, preload } from './lazy-page.ts';

const Page = () => null;
const route = (): FeatureRoute => ({
  path: '/somewhere',
  audience: 'member',
  title: '',
  load: () => Promise.resolve({ default: Page }),
});

it('renders a screen at once whose code is there', async () => {
  const somewhere = route();
  await preload(somewhere);
  expect(pageOf(somewhere)).toBe(Page);
});

it('keeps the component of a screen that is shown while its code is still being loaded', async () => {
  const somewhere = route();
  const loading = preload(somewhere);
  const shown = pageOf(somewhere);
  await loading;
  expect(pageOf(somewhere)).toBe(shown);
});
