import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Route } from '../../shared/api/route.ts';
import type { Bundles } from '../bundles/functions.ts';
import { acknowledgeOpenRoutes, routeFunction } from '../constructs/functions/route-function.ts';
import { acknowledgeMediaObjects } from '../constructs/media-bucket.ts';
import type { ApiStack } from './api.ts';

/** The routes of one resource of the contract. A stack of its own, because one may have 500 resources (an AWS limit). */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, routes: Route[], api: ApiStack, bundles: Bundles) {
    super(scope, id);
    for (const route of routes) routeFunction(this, api.api, route, bundles, api.surroundings);
    acknowledgeOpenRoutes(this);
    acknowledgeMediaObjects(this, api.surroundings.stage);
  }
}
