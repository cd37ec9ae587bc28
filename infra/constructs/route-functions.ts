import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { contract, routeId, routePaths, routes } from '../../shared/api/index.ts';
import type { Route } from '../../shared/api/route.ts';
import { type Bundles, bundleFor } from '../bundles/functions.ts';
import { NOT_FOUND } from '../not-found.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { actionsFor } from './permissions.ts';

/**
 * Routes that may do something else than their method says: the chain around every route brings more than the health
 * check uses, and the start of the app notes that the session is in use.
 */
const EXACTLY: Record<string, readonly string[]> = {
  [contract.health.check.name]: ['secretsmanager:GetSecretValue'],
  [contract.auth.me.name]: [
    'dynamodb:BatchGetItem',
    'dynamodb:GetItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
    'secretsmanager:GetSecretValue',
  ],
};

function actionsOf({ name, method }: Route, commands: ReadonlySet<string>): string[] {
  const exact = EXACTLY[name];
  if (exact) return actionsFor(commands).filter((action) => exact.includes(action));
  return actionsFor(commands, { readOnly: method === 'GET' });
}

/** Gives every route of the contract its function, every path of it its place in the API, and all others a 404. */
export function routeFunctions(scope: Construct, api: HttpApi, bundles: Bundles, shared: Surroundings): void {
  for (const route of routes) {
    const id = routeId(route.name);
    const bundle = bundleFor(bundles, id);
    const handler = hearthFunction(scope, id, {
      ...shared,
      bundle,
      actions: actionsOf(route, bundle.commands),
    });
    const integration = new HttpLambdaIntegration(id, handler);
    for (const path of routePaths(route))
      api.addRoutes({ path, methods: [HttpMethod[route.method]], integration });
  }
  const { id, path } = NOT_FOUND;
  const notFound = hearthFunction(scope, id, { ...shared, bundle: bundleFor(bundles, id) });
  api.addRoutes({
    path,
    methods: [HttpMethod.ANY],
    integration: new HttpLambdaIntegration(id, notFound),
  });
}
