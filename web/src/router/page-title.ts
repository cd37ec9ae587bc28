import { useEffect, useLayoutEffect } from 'react';
import { brand } from '../../../shared/texts.ts';

function windowName(title: string): string {
  if (title === '') return `${brand.name}: ${brand.tagline}`;
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}

function nameWindow(title: string) {
  document.title = windowName(title);
}

/** Names the window after the route; an empty title is the product itself. */
export function useRouteTitle(title: string): void {
  // Before the effects of the screen inside, which may know a better title.
  useLayoutEffect(() => nameWindow(title), [title]);
}

/** Names the window after what a screen shows. */
export function usePageTitle(title: string): void {
  useEffect(() => nameWindow(title), [title]);
}
