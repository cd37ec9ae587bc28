import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageTitle } from './page-title.ts';

it.each([
  ['', 'Hearth: Forge Connections, Build Legacy'],
  ['Projects', 'Projects · Hearth'],
  ['Join Hearth', 'Join Hearth'],
])('a screen called %j names the window %j', (title, expected) => {
  renderHook(() => usePageTitle(title));
  expect(document.title).toBe(expected);
});
