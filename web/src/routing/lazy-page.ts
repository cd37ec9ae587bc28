import { type ComponentType, lazy } from 'react';
import type { FeatureRoute } from './feature-route.ts';

const loaded = new Map<FeatureRoute, ComponentType>();

/** Loads a screen's code, so that the screen then renders at once: for prerendering and for hydrating its result. */
export async function preload(route: FeatureRoute): Promise<void> {
  loaded.set(route, (await route.load()).default);
}

/** The component of a screen; its code is loaded on first use. */
export function pageOf(route: FeatureRoute): ComponentType {
  const page = loaded.get(route) ?? lazy(route.load);
  loaded.set(route, page);
  return page;
}
