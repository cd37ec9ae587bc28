import type * as z from 'zod';
import { ISSUES_SHOWN } from '../../../shared/limits.ts';
import { requests } from '../../../shared/texts/members/requests.ts';
import { BadRequest, NotFound } from '../errors.ts';
import type { Middleware } from '../request-context.ts';
import { plainIssue } from './plain-issue.ts';

function parse(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return {};
  const { success, data, error } = schema.safeParse(value, { error: plainIssue });
  if (success) return data;
  const issues = error.issues
    .slice(0, ISSUES_SHOWN)
    .map(({ path, message }) => ({ path: path.join('.') || where, message }));
  throw new BadRequest(issues[0]?.message ?? requests.valueInvalid, issues);
}

/**
 * Parses path, query and body with the schemas of the route. An id that cannot exist is a 404 like any unknown one;
 * anything else that does not fit is a 400 that names its first issues, and whose message is the first of them.
 */
export const validation: Middleware = {
  before: ({ event: requestContext }) => {
    const { route, event } = requestContext;
    const params = route.params?.safeParse(event.pathParameters ?? {});
    if (params && !params.success) throw new NotFound();
    requestContext.params = params?.data ?? {};
    requestContext.query = parse(route.query, event.queryStringParameters ?? {}, 'query');
    requestContext.body = parse(route.body, requestContext.body, 'body');
  },
};
