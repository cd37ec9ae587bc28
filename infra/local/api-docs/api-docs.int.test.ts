import { expect, it } from 'vitest';
import * as z from 'zod';
import { testedSystem } from '../../../lambdas/testing/system.ts';
import { routes } from '../../../shared/api/index.ts';
import { API_DOCS_PATH } from './page.ts';

const isLocal = testedSystem().environment !== undefined;
const get = (path: string) => fetch(new URL(path, testedSystem().url));

const openApi = z.object({
  openapi: z.string().regex(/^3\.1\./),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

it('the page of the API is served on this machine alone', async () => {
  expect((await get(API_DOCS_PATH)).status).toBe(isLocal ? 200 : 404);
});

it.runIf(isLocal)('the page of the API loads files of this machine only, and they are there', async () => {
  const page = await get(API_DOCS_PATH);
  expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/);
  const files = [...(await page.text()).matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect([file, status]).toEqual([file, 200]);
    expect(headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
  }
});

it.runIf(isLocal)('the page of the API shows a document of every route', async () => {
  const { paths } = openApi.parse(await (await get(`${API_DOCS_PATH}/openapi.json`)).json());
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(names.sort()).toEqual(routes.map(({ name }) => name).sort());
});

it.runIf(isLocal)('the page of the API has no other files', async () => {
  for (const path of ['index.html', 'package.json', '%2e%2e/sirv/package.json'])
    expect((await get(`${API_DOCS_PATH}/${path}`)).status).toBe(404);
});
