import type { Plugin } from 'vite';
import { contract } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { API_PREFIX } from '../../shared/api/route.ts';

const NAME = 'virtual:contract';
const RESOLVED = `\0${NAME}`;

/**
 * What the browser needs to know of a route to call it: neither its schemas, nor its name, which is its place. As short
 * as can be, because every screen loads those of all routes: the path, and the method unless it is GET.
 */
const factsOf = ({ method, path }: Route) => (method === 'GET' ? path : `${path} ${method}`);

const factsOfResource = (calls: Record<string, Route>) =>
  Object.fromEntries(Object.entries(calls).map(([call, route]) => [call, factsOf(route)]));

/**
 * Serves `virtual:contract`: method and path of every route, evaluated from the contract at build time.
 * The SPA derives its whole client from it without carrying zod (some 80 KB) to the browser.
 */
export function contractFacts(): Plugin {
  const resources: [string, Record<string, Route>][] = Object.entries(contract);
  const facts = Object.fromEntries(resources.map(([name, calls]) => [name, factsOfResource(calls)]));
  return {
    name: 'hearth:contract-facts',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const API_PREFIX = ${JSON.stringify(API_PREFIX)};\nexport const facts = ${JSON.stringify(facts)};`
        : undefined,
  };
}
