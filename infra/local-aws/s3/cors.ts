import * as z from 'zod';
import { malformedXml } from './protocol/errors.ts';
import { elementsOf, textsOf } from './protocol/xml.ts';

/** One CORS rule of a bucket; origins and headers may hold `*`. */
export const corsRule = z.object({
  origins: z.array(z.string()),
  methods: z.array(z.string()),
  headers: z.array(z.string()),
  expose: z.array(z.string()),
  maxAgeSeconds: z.number(),
});
export type CorsRule = z.output<typeof corsRule>;

/** The rule for an application whose pages at these origins upload and show objects. */
export const uploadRule = (origins: string[]): CorsRule => ({
  origins,
  methods: ['GET', 'HEAD', 'PUT'],
  headers: ['*'],
  expose: ['ETag'],
  maxAgeSeconds: 600,
});

/**
 * Parses the body of PutBucketCors.
 *
 * @throws S3Error MalformedXML when it has no rule.
 */
export function parseCors(xml: string): CorsRule[] {
  const rules = elementsOf(xml, 'CORSRule').map((rule) => ({
    origins: textsOf(rule, 'AllowedOrigin'),
    methods: textsOf(rule, 'AllowedMethod'),
    headers: textsOf(rule, 'AllowedHeader'),
    expose: textsOf(rule, 'ExposeHeader'),
    maxAgeSeconds: Number(textsOf(rule, 'MaxAgeSeconds')[0] ?? 0) || 0,
  }));
  if (rules.length === 0) throw malformedXml();
  return rules;
}

/**
 * The CORS headers of the first rule that allows a request.
 *
 * @param requestedHeaders value of `access-control-request-headers` in a preflight.
 * @returns undefined when no rule allows it.
 */
export function corsHeaders(
  rules: readonly CorsRule[],
  origin: string,
  method: string,
  requestedHeaders = '',
): Record<string, string> | undefined {
  const asked = requestedHeaders
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = rules.find(
    ({ origins, methods, headers }) =>
      origins.some((pattern) => matches(pattern, origin)) &&
      methods.includes(method) &&
      asked.every((name) => headers.some((pattern) => matches(pattern, name))),
  );
  if (!rule) return undefined;
  const anyOrigin = rule.origins.includes('*');
  return {
    'access-control-allow-origin': anyOrigin ? '*' : origin,
    'access-control-allow-methods': rule.methods.join(', '),
    ...(!anyOrigin && { 'access-control-allow-credentials': 'true' }),
    ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
    ...(rule.expose.length > 0 && { 'access-control-expose-headers': rule.expose.join(', ') }),
    ...(rule.maxAgeSeconds > 0 && { 'access-control-max-age': String(rule.maxAgeSeconds) }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function matches(pattern: string, value: string): boolean {
  const literals = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('.*')}$`, 'i').test(value);
}
