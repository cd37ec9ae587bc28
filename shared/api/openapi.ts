import * as z from 'zod';
import { errorEnvelope } from '../model/error.ts';
import { API_PREFIX, routes } from './index.ts';
import type { Route } from './route.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

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

function operation(route: Route) {
  const { name, auth, params, query, body, answer, status = 200 } = route;
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body && { requestBody: { content: json(body, 'input') } }),
    security: auth === 'public' ? [] : [{ session: [] }],
    responses: {
      [status]: { description: 'It worked.', content: json(answer, 'output') },
      default: { description: 'It did not.', content: json(errorEnvelope, 'output') },
    },
  };
}

/** The contract as an OpenAPI 3.0 document, for clients that are not written in TypeScript. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of routes) {
    const path = `${API_PREFIX}${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Hearth', version: '1' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hearth' } } },
  };
}
