import { type LazyPart, lazyPart } from '../components/feedback/lazy-part.tsx';
import type { FeatureRoute } from './feature-route.ts';

const pages = new Map<FeatureRoute['load'], LazyPart<object>>();

/** The component of a screen; its code is loaded on first use. */
export function pageOf(route: FeatureRoute): LazyPart<object> {
  const page = pages.get(route.load) ?? lazyPart(route.load);
  pages.set(route.load, page);
  return page;
}

/** Loads a screen's code, so that the screen then renders at once: for prerendering and for hydrating its result. */
export const preload = (route: FeatureRoute): Promise<void> => pageOf(route).preload();
