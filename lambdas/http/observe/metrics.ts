import { config } from '../../config.ts';

/** What a call took, as its log line says it. */
export interface Measured {
  route: string;
  status: number;
  milliseconds: number;
  rru: number;
  wru: number;
}

type Unit = 'Count' | 'Milliseconds';

interface Metric {
  Name: string;
  Unit: Unit;
}

/** The metrics of a stage, by the names that alarms and the dashboard read. */
export const METRICS = {
  /** How long calls took; how many there were is the number of its samples. */
  milliseconds: 'milliseconds',
  readUnits: 'rru',
  writeUnits: 'wru',
  failed: 'failed',
  unauthenticated: 'unauthenticated',
  limited: 'limited',
  refusedSignIns: 'refusedSignIns',
  limitedMails: 'limitedMails',
  administratorSignIns: 'administratorSignIns',
} as const;

const SIGN_INS = /^(auth|passkeys|recoveryCodes)\.login$/;

/** What is counted of calls that were not answered as asked: a metric that nothing is sent of has no price. */
function countsOf({ route, status }: Measured): string[] {
  return [
    ...(status >= 500 ? [METRICS.failed] : []),
    ...(status === 401 ? [METRICS.unauthenticated] : []),
    ...(status === 429 ? [METRICS.limited] : []),
    ...(status >= 400 && status < 500 && SIGN_INS.test(route) ? [METRICS.refusedSignIns] : []),
  ];
}

const counter = (Name: string): Metric => ({ Name, Unit: 'Count' });

/**
 * The fields that make metrics of the log line of a call (CloudWatch's embedded metric format), beside what the line says
 * anyway; none where the function knows no namespace.
 */
export function metricFields(measured: Measured): Record<string, unknown> {
  const { METRICS_NAMESPACE: Namespace, METRICS_PER_ROUTE } = config();
  if (!Namespace) return {};
  const counts = countsOf(measured);
  const Metrics: Metric[] = [
    { Name: METRICS.milliseconds, Unit: 'Milliseconds' },
    ...[METRICS.readUnits, METRICS.writeUnits].filter((name) => measured[name] > 0).map(counter),
    ...counts.filter((name) => name === METRICS.failed).map(counter),
  ];
  const others = counts.filter((name) => name !== METRICS.failed).map(counter);
  return {
    ...Object.fromEntries(counts.map((name) => [name, 1])),
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace, Dimensions: METRICS_PER_ROUTE ? [[], ['route']] : [[]], Metrics },
        ...(others.length > 0 ? [{ Namespace, Dimensions: [[]], Metrics: others }] : []),
      ],
    },
  };
}

/** The fields by which a log line that is no call's counts one of something; none where the function knows no namespace. */
export function countField(name: string): Record<string, unknown> {
  const { METRICS_NAMESPACE: Namespace } = config();
  if (!Namespace) return {};
  const CloudWatchMetrics = [{ Namespace, Dimensions: [[]], Metrics: [counter(name)] }];
  return { [name]: 1, _aws: { Timestamp: Date.now(), CloudWatchMetrics } };
}
