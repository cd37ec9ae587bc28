import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import * as z from 'zod';

/** A request as the functions at the edge see and change it. */
interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

const edgeRequest = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});

/**
 * Loads a function of `infra/edge`, so that what runs at the distribution's edge runs here as well.
 *
 * @param name of its file: `app-shell`
 * @returns what it makes of a request from an address
 */
export function edgeFunction(name: string): (request: EdgeRequest, address: string) => EdgeRequest {
  const context = createContext({});
  runInContext(readFileSync(new URL(`../edge/${name}.js`, import.meta.url), 'utf8'), context);
  return (request, ip) => edgeRequest.parse(context.handler({ request, viewer: { ip } }));
}
