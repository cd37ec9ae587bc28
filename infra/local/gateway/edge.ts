import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import * as z from 'zod';

/** The request of a CloudFront function event, as far as our functions use it. */
interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

const edgeRequest = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});

/**
 * Loads a CloudFront function of `infra/edge`.
 *
 * @param name name of its file without extension, such as `app-shell`
 * @returns a function from a request and the viewer's address to the changed request
 */
export function edgeFunction(name: string): (request: EdgeRequest, address: string) => EdgeRequest {
  const context = createContext({});
  runInContext(readFileSync(new URL(`../../edge/${name}.js`, import.meta.url), 'utf8'), context);
  return (request, ip) => edgeRequest.parse(context.handler({ request, viewer: { ip } }));
}
