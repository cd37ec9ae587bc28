import { type ComponentType, lazy } from 'react';
import type { FeatureRoute } from './feature-route.ts';

const loaded = new Map<FeatureRoute, ComponentType>();

/** Loads a screen's code, so that the screen then renders at once: for prerendering and for hydrating its result. */
export async function preload(route: FeatureRoute): Promise<void> {
  const { default: page } = await route.load();
  // A screen that is shown already keeps its component: another one would lose what was typed.
  if (!loaded.has(route)) loaded.set(route, page);
}

/** The component of a screen; its code is loaded on first use. */
export function pageOf(route: FeatureRoute): ComponentType {
  const page = loaded.get(route) ?? lazy(route.load);
  loaded.set(route, page);
  return page;
}
