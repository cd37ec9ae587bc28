import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod';
import { contract, routeFile, routeId, routePaths, routes } from './index.ts';
import { type Answer, type Body, type Params, resource, route } from './route.ts';

const answer = () => z.object({ ok: z.boolean() });

/** The calls that screens and clients rely on. */
const CALLS = `
  GET /auth/me
  POST /auth/login
  POST /auth/signup
  POST /auth/logout
  POST /auth/update-role
  PUT /users/profile
  GET /users/{}
  DELETE /users/{}
  GET /users/search
  POST /users/sync-connections
  GET /users/suggestions
  GET /users/all-connections
  GET /notifications
  PUT /notifications/{}/read
  DELETE /notifications/{}
  PUT /notifications/read-all
  POST /notifications/reset
  GET /connections
  GET /connections/user/{}
  GET /connections/mutual/{}
  GET /connections/requests
  GET /connections/status/{}
  POST /connections/request/{}
  DELETE /connections/request/{}
  PUT /connections/accept/{}
  PUT /connections/reject/{}
  DELETE /connections/{}
  GET /posts
  GET /posts/{}
  GET /posts/user/{}
  GET /posts/{}/comments
  POST /posts/create
  DELETE /posts/delete/{}
  POST /posts/{}/comment
  PUT /posts/{}/comment/{}
  DELETE /posts/{}/comment/{}
  POST /posts/{}/like
  POST /posts/{}/comment/{}/like
  POST /posts/{}/comment/{}/dislike
  GET /projects
  GET /projects/{}
  GET /projects/user/{}
  POST /projects
  POST /projects/{}/poster
  PUT /projects/{}
  POST /projects/{}/upvote
  POST /projects/{}/apply
  GET /projects/{}/comments
  POST /projects/{}/comments
  PUT /projects/{}/applications/{}
  POST /projects/{}/leave
  DELETE /projects/{}/members/{}
  POST /uploads
  GET /health`
  .trim()
  .split(/\n\s*/);

describe('a route', () => {
  it('does not compile without a schema for each path parameter', () => {
    // @ts-expect-error params is missing
    route({ method: 'GET', path: '/posts/{postId}', auth: 'public', answer });
    const params = () => z.object({ postId: z.string() });
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

  it('builds each of its schemas when that is first asked for, and once', () => {
    const schemas = { body: vi.fn(() => z.object({})), answer: vi.fn(answer) };
    const { ping } = resource('tests', {
      ping: route({ method: 'POST', path: '/ping', auth: 'public', ...schemas }),
    });
    expect(schemas.body).not.toHaveBeenCalled();
    expect(ping.body).toBe(ping.body);
    expect(ping.body.parse({})).toEqual({});
    expect(schemas.body).toHaveBeenCalledOnce();
    expect(schemas.answer).not.toHaveBeenCalled();
  });

  it('knows its name from its resource', () => {
    const { ping } = resource('tests', {
      ping: route({ method: 'GET', path: '/ping', auth: 'public', answer }),
    });
    expect(ping.name).toBe('tests.ping');
  });
});

describe('the contract', () => {
  it('holds every call that the product needs', () => {
    const calls = routes.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(CALLS.filter((call) => !calls.includes(call))).toEqual([]);
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
