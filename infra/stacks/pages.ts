import { Stack } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../bundles/functions.ts';
import { pageVariablesOf } from '../constructs/environment.ts';
import { hearthFunction } from '../constructs/hearth-function.ts';
import { acknowledgeOpenRoutes } from '../constructs/route-function.ts';
import { PAGE_PATHS } from '../entry-points.ts';
import type { Stage } from '../stages.ts';
import type { ApiStack } from './api.ts';
import type { WebStack } from './web.ts';

/**
 * The function that answers what people without an account read. Behind the web stack, because its pages name the address of
 * the distribution, and stand in the shell that is found there.
 */
export class PagesStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage, api: ApiStack, web: WebStack, bundles: Bundles) {
    super(scope, id);
    const { surroundings } = api;
    const pages = hearthFunction(this, 'pages', {
      ...surroundings,
      bundle: bundleFor(bundles, 'pages'),
      variables: { ...surroundings.variables, ...pageVariablesOf(web.origin, stage.securityContact) },
    });
    const integration = new HttpLambdaIntegration('pages', pages);
    for (const path of PAGE_PATHS)
      for (const method of [HttpMethod.GET, HttpMethod.HEAD])
        new HttpRoute(this, `${method}${path}`, {
          httpApi: api.api,
          routeKey: HttpRouteKey.with(path, method),
          integration,
        });
    acknowledgeOpenRoutes(this);
  }
}
