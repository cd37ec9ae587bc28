import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ApiStack } from '../stacks/api.ts';
import type { DataStack } from '../stacks/data.ts';
import type { WebStack } from '../stacks/web.ts';
import { TABLE } from '../table-definition.ts';

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

/** The metrics of a stage, five minutes a point. */
export function measures(
  { table, jobs, mails, deadJobs, deadEvents }: DataStack,
  { api, worker, redrive, events }: ApiStack,
  web: WebStack,
) {
  return {
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
    workerErrors: worker.metricErrors({ ...sum, label: 'worker' }),
    eventsAge: events.metric('IteratorAge', { period, statistic: Stats.MAXIMUM }),
    eventsErrors: events.metricErrors({ ...sum, label: 'events' }),
    deadEvents: deadEvents.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
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
