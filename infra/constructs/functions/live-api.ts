import { CfnElement, Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import type { Stage } from '../../stages.ts';
import { acknowledge } from '../acknowledge.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';

/** The name of the WebSocket API's stage, at which the distribution asks for it. */
export const LIVE_STAGE = 'live';

/** The WebSocket API of the live channel, without its routes: functions that push need its address first. */
export function liveApi(scope: Construct, stage: Stage): WebSocketApi {
  const api = new WebSocketApi(scope, 'Live', { apiName: `hearth-${stage.name}-live` });
  const live = new WebSocketStage(scope, 'LiveStage', {
    webSocketApi: api,
    stageName: LIVE_STAGE,
    autoDeploy: true,
    throttle: { rateLimit: stage.requestsPerSecond, burstLimit: 2 * stage.requestsPerSecond },
  });
  acknowledge(live, {
    'AwsSolutions::AwsSolutions-APIG1':
      'Its function logs each connection. Access logs of WebSocket APIs need a role that all APIs of an account and region share.',
  });
  return api;
}

/** Where functions reach open connections. */
export const liveEndpoint = (scope: Construct, { apiId }: WebSocketApi): string => {
  const { region, urlSuffix } = Stack.of(scope);
  return `https://${apiId}.execute-api.${region}.${urlSuffix}/${LIVE_STAGE}`;
};

/** The open connections, as permissions name them. */
export const liveConnections = (scope: Construct, { apiId }: WebSocketApi): string =>
  Stack.of(scope).formatArn({
    service: 'execute-api',
    resource: apiId,
    resourceName: `${LIVE_STAGE}/*/@connections/*`,
  });

/** The function behind all of its routes: connections that are opened and closed, and what browsers send. */
export function liveFunction(
  scope: Construct,
  api: WebSocketApi,
  bundles: Bundles,
  shared: Surroundings,
): LambdaFunction {
  const id = 'live';
  const live = hearthFunction(scope, id, { ...shared, bundle: bundleFor(bundles, id) });
  for (const routeKey of ['$connect', '$disconnect', '$default'])
    api.addRoute(routeKey, { integration: new WebSocketLambdaIntegration(`${id}${routeKey}`, live) });
  return live;
}

/** Accepts that the functions below a construct may reach all open connections. */
export function acknowledgeConnections(scope: Construct, { node }: WebSocketApi): void {
  if (!CfnElement.isCfnElement(node.defaultChild)) throw new Error('the API is none of CloudFormation');
  const id = Stack.of(scope).getLogicalId(node.defaultChild);
  const connections = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${id}>/${LIVE_STAGE}/*/@connections/*`;
  acknowledge(scope, {
    [`AwsSolutions::AwsSolutions-IAM5[Resource::${connections}]`]:
      'API Gateway gives connections their names when they are opened.',
  });
}
