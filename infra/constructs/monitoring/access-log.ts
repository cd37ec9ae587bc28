import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';

/** One JSON line per call; no address and no path, because paths hold usernames. */
const LINE = {
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
};

/** Tells the API to log every call, also those that never reach a function. */
export const accessLog = (logGroup: ILogGroup): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(logGroup),
  format: AccessLogFormat.custom(JSON.stringify(LINE)),
});
