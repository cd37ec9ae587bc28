import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { contract, routeFile, routeId, routePaths, routes } from './index.ts';
import { type Answer, type Body, type Params, resource, route } from './route.ts';

const answer = z.object({ ok: z.boolean() });

describe('a route', () => {
  it('does not compile without a schema for each path parameter', () => {
    // @ts-expect-error params is missing
    route({ method: 'GET', path: '/posts/{postId}', auth: 'public', answer });
    const params = z.object({ postId: z.string() });
    // @ts-expect-error commentId is missing
    route({ method: 'GET', path: '/p/{postId}/c/{commentId}', auth: 'public', answer, params });
  });

  it('does not compile with an auth rule or a method that does not exist', () => {
    // @ts-expect-error no such rule
    route({ method: 'GET', path: '/posts', auth: 'everybody', answer });
    // @ts-expect-error no such method
    route({ method: 'PATCH', path: '/posts', auth: 'public', answer });
  });

  it('gives a handler its parameters, body and answer as types', () => {
    expectTypeOf<Params<typeof contract.posts.like>>().toEqualTypeOf<{ postId: string }>();
    expectTypeOf<Body<typeof contract.posts.like>>().toEqualTypeOf<{ liked?: boolean | undefined }>();
    expectTypeOf<Body<typeof contract.posts.get>>().toEqualTypeOf<Record<never, never>>();
    expectTypeOf<Answer<typeof contract.health.check>>().toEqualTypeOf<{ status: 'ok' }>();
    // @ts-expect-error a wrong answer
    const wrong: Answer<typeof contract.health.check> = { status: 'bad' };
    expect(wrong).toBeDefined();
  });

  it('knows its name from its resource', () => {
    const { ping } = resource('tests', {
      ping: route({ method: 'GET', path: '/ping', auth: 'public', answer }),
    });
    expect(ping.name).toBe('tests.ping');
  });
});

describe('the contract', () => {
  it('holds every call of the specification and of the wire page', () => {
    expect(
      Object.fromEntries(Object.entries(contract).map(([name, calls]) => [name, Object.keys(calls).length])),
    ).toEqual({
      auth: 5,
      users: 7,
      connections: 10,
      posts: 12,
      projects: 13,
      notifications: 5,
      uploads: 1,
      health: 1,
    });
  });

  it('has no two routes with the same method and path, or the same name', () => {
    const keys = routes.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(routes.length);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it('names the file and the function of a route after the route', () => {
    expect(routeFile(contract.posts.byMember.name)).toBe('posts/by-member.ts');
    expect(routeId(contract.posts.byMember.name)).toBe('posts-by-member');
    expect(routePaths(contract.health.check)).toEqual(['/api/v1/health', '/health']);
  });
});
