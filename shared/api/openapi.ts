import * as z from 'zod';
import { IDEMPOTENCY_KEY_MAX } from '../limits.ts';
import { errorEnvelope } from '../model/error.ts';
import { routes } from './index.ts';
import type { Auth, Route } from './route.ts';
import { API_PREFIX } from './route.ts';

const WHO: Record<Auth, string> = {
  public: 'Everybody may call it.',
  member: 'For members who are signed in.',
  founder: 'For founders.',
  investor: 'For investors.',
  jobSeeker: 'For job seekers.',
  admin: 'For the administrator.',
};

/** What holds for all calls. */
const ABOUT = `Sign in with \`auth.login\`: browsers keep its cookie and send it along with every call from then on.
Bodies are JSON. Under one \`Idempotency-Key\` a call that writes acts once, however often it is sent.`;

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
} as const;

const takesKeys = ({ method, auth, repeatable, keysOfVisitors }: Route): boolean =>
  method !== 'GET' && !repeatable && (auth !== 'public' || keysOfVisitors === true);

function operation(route: Route) {
  const { name, auth, params, query, body, answer, status = 200 } = route;
  return {
    operationId: name,
    description: WHO[auth],
    tags: [name.split('.')[0]],
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...(takesKeys(route) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: { content: json(body, 'input') } }),
    security: auth === 'public' ? [] : [{ session: [] }],
    responses: {
      [status]: { description: 'It worked.', content: json(answer, 'output') },
      default: { description: 'It did not.', content: json(errorEnvelope, 'output') },
    },
  };
}

/** The contract as an OpenAPI 3.1 document, for clients that are not written in TypeScript. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of routes) {
    const path = `${API_PREFIX}${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Hearth', version: '1', description: ABOUT },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hearth' } } },
  };
}
