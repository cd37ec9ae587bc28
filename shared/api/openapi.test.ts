import { describe, expect, it } from 'vitest';
import { routes } from './index.ts';
import { openApi } from './openapi.ts';

const document = openApi();

describe('the OpenAPI document', () => {
  it('describes every route once, under its own name', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  it('names each parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters } of Object.values(methods)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
        expect(named.sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      }
  });

  it('says what a body holds', () => {
    const { requestBody } = document.paths['/api/v1/auth/login']?.post ?? {};
    expect(requestBody?.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
    });
  });
});
