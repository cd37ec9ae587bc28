import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../../stages.ts';
import type { Measures } from './measures.ts';

const graph = (title: string, left: IMetric[], right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

/** One page that tells how a stage is: is it right, is it fast, is it keeping up, what does it use. */
export function dashboard(scope: Construct, stage: Stage, m: Measures, alarms: Alarm[]): Dashboard {
  return new Dashboard(scope, 'Dashboard', {
    dashboardName: `hearth-${stage.name}`,
    widgets: [
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
      [
        graph('Calls and failures', [m.calls], [m.refused, m.failed]),
        graph('Latency in ms', [m.median, m.p99]),
      ],
      [graph('Table: units used', [m.readUnits, m.writeUnits]), graph('Table: throttled', [m.throttled])],
      [
        graph('Jobs waiting and dead', [m.openJobs, m.deadJobs]),
        graph(
          'Oldest job, mail, archive, preview, push and picture in seconds, failed runs',
          [m.oldestJob, m.oldestMail, m.oldestArchive, m.oldestPreview, m.oldestPush, m.oldestPicture],
          [m.workerErrors, m.redriveErrors, m.digestErrors, m.mediaErrors],
        ),
      ],
      [
        graph('Events: age in ms, failed runs', [m.eventsAge], [m.eventsErrors]),
        graph('Events: dead', [m.deadEvents]),
      ],
      [
        graph(
          'Live channel: opened, frames, failed',
          [m.liveConnects, m.liveFrames],
          [m.liveFailed, m.liveErrors],
        ),
        graph('Live channel: ms', [m.liveDuration]),
      ],
      [
        graph('All functions of the account: at once, refused', [m.concurrency], [m.functionThrottles]),
        ...(m.mailRates
          ? [graph('Mails: bounces, complaints', [m.mailRates.bounces, m.mailRates.complaints])]
          : []),
      ],
      [
        graph('Requests at the distribution', [m.pageRequests], m.blocked ? [m.blocked] : []),
        graph('Refused: no session, too many, sign-ins', [m.unauthenticated, m.limited, m.refusedSignIns]),
      ],
      ...(stage.metricsPerRoute
        ? [
            [graph('Slowest routes in ms', [m.slowestRoutes]), graph('Busiest routes', [m.busiestRoutes])],
            [graph('Failing routes', [m.failingRoutes]), graph('Routes by write units', [m.dearestRoutes])],
          ]
        : []),
    ],
  });
}
