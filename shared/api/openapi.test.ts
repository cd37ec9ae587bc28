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
        const named = parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`);
        expect(named.sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      }
  });

  it('takes an Idempotency-Key where calls honour one', () => {
    const taking = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods)
        .filter(({ parameters }) => parameters.some((one) => one.in === 'header'))
        .map(({ operationId }) => operationId),
    );
    expect(taking).toEqual(expect.arrayContaining(['posts.create', 'auth.signup']));
    for (const name of ['posts.list', 'auth.login', 'auth.logout']) expect(taking).not.toContain(name);
  });

  it('says what a body holds', () => {
    const { requestBody } = document.paths['/api/v1/auth/login']?.post ?? {};
    expect(requestBody?.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['username', 'password'],
    });
  });
});
