import { Duration } from 'aws-cdk-lib';
import type { WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { METRICS } from '../../../lambdas/http/observe/metrics.ts';
import type { ApiStack } from '../../stacks/api.ts';
import type { DataStack } from '../../stacks/data.ts';
import { FIREWALL_REGION } from '../../stacks/firewall.ts';
import type { WebStack } from '../../stacks/web.ts';
import type { Stage } from '../../stages.ts';
import { TABLE } from '../../table-definition.ts';
import { metricsNamespace } from '../functions/environment.ts';
import { LIVE_STAGE } from '../functions/live-api.ts';
import { configurationSetName } from '../functions/mail-sender.ts';

const period = Duration.minutes(5);
const sum = { period, statistic: Stats.SUM };

/** What alarms watch and the dashboard shows. */
export type Measures = ReturnType<typeof measures>;

function throttles(tableName: string): IMetric {
  const metric = (metricName: string, index?: string) =>
    new Metric({
      ...sum,
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
    });
  const usingMetrics = {
    reads: metric('ReadThrottleEvents'),
    writes: metric('WriteThrottleEvents'),
    indexReads: metric('ReadThrottleEvents', TABLE.index.name),
    indexWrites: metric('WriteThrottleEvents', TABLE.index.name),
  };
  const filled = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: filled.join(' + '), usingMetrics, period, label: 'throttled' });
}

function consumed(tableName: string, metricName: string, label: string): IMetric {
  return new Metric({
    ...sum,
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap: { TableName: tableName },
    label,
  });
}

/** What functions count of the calls that they answer. */
function counted(stage: Stage) {
  const metric = (metricName: string, label: string) =>
    new Metric({ ...sum, namespace: metricsNamespace(stage), metricName, label });
  return {
    unauthenticated: metric(METRICS.unauthenticated, '401'),
    limited: metric(METRICS.limited, '429'),
    refusedSignIns: metric(METRICS.refusedSignIns, 'refused sign-ins'),
    administratorSignIns: metric(METRICS.administratorSignIns, 'administrators'),
  };
}

/** A metric of each route on its own, those with the most first. */
const byRoute = (stage: Stage, metricName: string, statistic: string): IMetric =>
  new MathExpression({
    expression: `SELECT ${statistic}(${metricName}) FROM SCHEMA("${metricsNamespace(stage)}", route) GROUP BY route ORDER BY ${statistic}() DESC LIMIT 10`,
    usingMetrics: {},
    period,
    label: '',
  });

/** Requests that the firewall has refused, each rule on its own. */
const blocked = (stage: Stage): IMetric =>
  new Metric({
    ...sum,
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: `hearth-${stage.name}`, Rule: 'ALL' },
    region: FIREWALL_REGION,
    label: 'blocked by the firewall',
  });

/** What all functions of the account and region do together, those of other stages too: they share what they may use. */
const ofAllFunctions = (metricName: string, statistic: string): IMetric =>
  new Metric({ period, statistic, namespace: 'AWS/Lambda', metricName, label: metricName });

/** What the WebSocket API counts. */
const ofLiveApi = ({ apiId }: WebSocketApi, metricName: string, label: string): IMetric =>
  new Metric({
    ...sum,
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: apiId, Stage: LIVE_STAGE },
    label,
  });

/** Parts of the mails of a stage, as SES reckons them over what was sent last. */
const rateOfMails = (stage: Stage, metricName: string, label: string): IMetric =>
  new Metric({
    period,
    statistic: Stats.MAXIMUM,
    namespace: 'AWS/SES',
    metricName,
    dimensionsMap: { 'ses:configuration-set': configurationSetName(stage) },
    label,
  });

/** The metrics of a stage, five minutes a point. */
export function measures(
  stage: Stage,
  { table, jobs, mails, archives, previews, pushes, uploadedPictures, deadJobs, deadEvents }: DataStack,
  { api, worker, redrive, digests, events, mediaWorker, live, liveWorker }: ApiStack,
  web: WebStack,
) {
  return {
    ...counted(stage),
    slowestRoutes: byRoute(stage, METRICS.milliseconds, 'AVG'),
    busiestRoutes: byRoute(stage, METRICS.milliseconds, 'COUNT'),
    failingRoutes: byRoute(stage, METRICS.failed, 'SUM'),
    dearestRoutes: byRoute(stage, METRICS.writeUnits, 'SUM'),
    blocked: stage.firewall && blocked(stage),
    calls: api.metricCount(sum),
    refused: api.metricClientError(sum),
    failed: api.metricServerError(sum),
    median: api.metricLatency({ period, statistic: Stats.p(50), label: 'p50' }),
    p99: api.metricLatency({ period, statistic: Stats.p(99), label: 'p99' }),
    throttled: throttles(table.tableName),
    readUnits: consumed(table.tableName, 'ConsumedReadCapacityUnits', 'read units'),
    writeUnits: consumed(table.tableName, 'ConsumedWriteCapacityUnits', 'write units'),
    openJobs: jobs.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    oldestJob: jobs.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
    deadJobs: deadJobs.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    oldestMail: mails.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
      label: 'mail',
    }),
    oldestArchive: archives.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
      label: 'archive',
    }),
    oldestPreview: previews.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
      label: 'preview',
    }),
    oldestPush: pushes.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
      label: 'push',
    }),
    oldestPicture: uploadedPictures.metricApproximateAgeOfOldestMessage({
      period,
      statistic: Stats.MAXIMUM,
      label: 'picture',
    }),
    workerErrors: worker.metricErrors({ ...sum, label: 'worker' }),
    mediaErrors: mediaWorker.metricErrors({ ...sum, label: 'pictures' }),
    liveErrors: liveWorker.metricErrors({ ...sum, label: 'live channel' }),
    liveDuration: liveWorker.metricDuration({ period, statistic: Stats.p(99), label: 'p99' }),
    liveConnects: ofLiveApi(live, 'ConnectCount', 'opened'),
    liveFrames: ofLiveApi(live, 'MessageCount', 'frames'),
    liveFailed: ofLiveApi(live, 'IntegrationError', 'failed'),
    functionThrottles: ofAllFunctions('Throttles', Stats.SUM),
    concurrency: ofAllFunctions('ConcurrentExecutions', Stats.MAXIMUM),
    mailRates: stage.mail && {
      bounces: rateOfMails(stage, 'Reputation.BounceRate', 'bounces'),
      complaints: rateOfMails(stage, 'Reputation.ComplaintRate', 'complaints'),
    },
    eventsAge: events.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
    eventsErrors: events.metricErrors({ ...sum, label: 'events' }),
    deadEvents: deadEvents.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
    digestErrors: digests.metricErrors({ ...sum, label: 'digests' }),
    redriveErrors: redrive.metricErrors({ ...sum, label: 'redrive' }),
    pageRequests: new Metric({
      ...sum,
      namespace: 'AWS/CloudFront',
      metricName: 'Requests',
      dimensionsMap: { DistributionId: web.distribution.distributionId, Region: 'Global' },
      region: 'us-east-1',
    }),
  };
}
