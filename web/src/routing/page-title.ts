import { useEffect } from 'react';
import { brand } from '../../../shared/texts.ts';

/** Names the window after the screen; an empty title is the product itself. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? `${brand.name}: ${brand.tagline}` : `${title} · ${brand.name}`;
  }, [title]);
}
