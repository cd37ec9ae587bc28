import { HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct, IConstruct } from 'constructs';
import type { SecretName } from '../../../lambdas/secrets/names.ts';
import { contract, routeId, routePaths } from '../../../shared/api/index.ts';
import { honoursKeys, type Route } from '../../../shared/api/route.ts';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import type { Stage } from '../../stages.ts';
import { acknowledge } from '../acknowledge.ts';
import { deckObjects, exportObjects, shownObjects, uploadedObjects } from '../media-bucket.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { actionsFor, type Resources } from './permissions.ts';

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

/** The routes that sign links, each to objects of one folder, with what they may do themselves. */
const SIGNING: Record<string, (stage: Stage) => string[]> = {
  [contract.archive.get.name]: exportObjects,
  [contract.uploads.create.name]: uploadedObjects,
  [contract.decks.open.name]: deckObjects,
};

/** The routes that write what is served to nobody. */
const HIDING: Record<string, (stage: Stage) => string[]> = { [contract.decks.set.name]: deckObjects };

/** The others read what was uploaded, processed or shown before, and write what is shown. */
function resourcesOf({ name }: Route, { stage, resources }: Surroundings): Resources {
  const signed = SIGNING[name];
  if (signed) return { ...resources, s3: signed(stage) };
  const written = HIDING[name] ?? shownObjects;
  return { ...resources, 's3:PutObject': written(stage) };
}

function actionsOf({ name, method }: Route, commands: ReadonlySet<string>): string[] {
  const exact = EXACTLY[name];
  if (exact) return actionsFor(commands).filter((action) => exact.includes(action));
  return actionsFor(commands, { readOnly: method === 'GET' });
}

/** What the chain around every route reads: the word of the distribution, and what its own rules ask for. */
const secretsOfChain = (route: Route): SecretName[] => [
  'origin',
  ...(route.auth === 'public' ? [] : (['session-public-keys'] as const)),
  ...(honoursKeys(route) ? (['request-key'] as const) : []),
];

/** Gives a route of the contract its function, and every path of it its place in the API. */
export function routeFunction(
  scope: Construct,
  httpApi: IHttpApi,
  route: Route,
  bundles: Bundles,
  shared: Surroundings,
): void {
  const id = routeId(route.name);
  const bundle = bundleFor(bundles, id);
  const actions = actionsOf(route, bundle.commands);
  const resources = resourcesOf(route, shared);
  const secrets = [...new Set([...secretsOfChain(route), ...bundle.secrets])];
  const integration = new HttpLambdaIntegration(
    id,
    hearthFunction(scope, id, { ...shared, resources, bundle, actions, secrets }),
  );
  for (const path of routePaths(route)) {
    const routeKey = HttpRouteKey.with(path, HttpMethod[route.method]);
    new HttpRoute(scope, `${route.method}${path}`, { httpApi, routeKey, integration });
  }
}

/** Accepts that the routes below a construct have no authorizer at API Gateway. */
export const acknowledgeOpenRoutes = (scope: IConstruct): void =>
  acknowledge(scope, {
    'AwsSolutions::AwsSolutions-APIG4':
      'Who may call is a property of each route in the contract, checked by the session link of its function. Calls around the distribution are refused by every route; paths without a route are answered 404 to everybody. The live channel checks the session of each handshake.',
  });
