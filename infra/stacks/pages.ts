import { Stack } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../bundles/functions.ts';
import { pageVariablesOf } from '../constructs/functions/environment.ts';
import { hearthFunction } from '../constructs/functions/hearth-function.ts';
import { pagePicturesFunction } from '../constructs/functions/page-pictures-function.ts';
import { acknowledgeOpenRoutes } from '../constructs/functions/route-function.ts';
import { acknowledgeMediaObjects } from '../constructs/media-bucket.ts';
import { PAGE_PATHS, PAGE_PICTURE_PATHS } from '../entry-points.ts';
import type { Stage } from '../stages.ts';
import type { ApiStack } from './api.ts';
import type { WebStack } from './web.ts';

/**
 * The functions that answer what people without an account read, and the pictures that messengers show of it. Behind the web
 * stack, because pages name the address of the distribution, and stand in the shell that is found there.
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
    this.answer(api, PAGE_PATHS, 'pages', pages);
    this.answer(api, PAGE_PICTURE_PATHS, 'page-pictures', pagePicturesFunction(this, bundles, surroundings));
    acknowledgeOpenRoutes(this);
    acknowledgeMediaObjects(this, stage);
  }

  private answer({ api }: ApiStack, paths: readonly string[], id: string, handler: LambdaFunction): void {
    const integration = new HttpLambdaIntegration(id, handler);
    for (const path of paths)
      for (const method of [HttpMethod.GET, HttpMethod.HEAD])
        new HttpRoute(this, `${method}${path}`, {
          httpApi: api,
          routeKey: HttpRouteKey.with(path, method),
          integration,
        });
  }
}
