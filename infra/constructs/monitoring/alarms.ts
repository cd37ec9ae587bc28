import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../../stages.ts';
import type { Measures } from './measures.ts';

interface Rule {
  metric: IMetric;
  /** Goes off at this value or above. */
  from: number;
  /** Points of five minutes in a row. */
  points: number;
  /** What it means and where to look first. */
  meaning: string;
}

/** Of the 1,000 that an account has in a region unless it has asked for more. */
const MUCH_CONCURRENCY = 800;

/** What SES begins to look at an account for; it pauses one at twice to five times of that. */
const [MANY_BOUNCES, MANY_COMPLAINTS] = [0.05, 0.001];

const mailRulesOf = ({ bounces, complaints }: NonNullable<Measures['mailRates']>): Record<string, Rule> => ({
  'bounced-mails': {
    metric: bounces,
    from: MANY_BOUNCES,
    points: 1,
    meaning:
      'One mail in 20 bounces or more, for which SES pauses an account. See who signs up with addresses that do not exist.',
  },
  'mail-complaints': {
    metric: complaints,
    from: MANY_COMPLAINTS,
    points: 1,
    meaning:
      'One mail in 1,000 is marked as spam or more, for which SES pauses an account. See which mails go to whom.',
  },
});

const rulesOf = (m: Measures): Record<string, Rule> => ({
  ...(m.mailRates && mailRulesOf(m.mailRates)),
  'administrator-signed-in': {
    metric: m.administratorSignIns,
    from: 1,
    points: 1,
    meaning: 'Somebody has signed in as administrator. Make sure that it was one of yours.',
  },
  'throttled-functions': {
    metric: m.functionThrottles,
    from: 10,
    points: 1,
    meaning: 'Functions of this account are refused to run. See whether one runs away, or ask AWS for more.',
  },
  'busy-functions': {
    metric: m.concurrency,
    from: MUCH_CONCURRENCY,
    points: 1,
    meaning:
      'So many functions of this account run at once that calls will soon be refused. See which one, or ask AWS for more.',
  },
  'failing-pictures': {
    metric: m.mediaErrors,
    from: 5,
    points: 1,
    meaning:
      'The media function ends with errors, or out of memory or time. See its log: a picture may be made for that.',
  },
  'failing-live-channel': {
    metric: m.liveErrors,
    from: 5,
    points: 1,
    meaning:
      'The function of the live channel ends with errors or out of time. See its log; browsers ask at intervals meanwhile.',
  },
  'slow-live-channel': {
    metric: m.liveDuration,
    from: Duration.seconds(3).toMilliseconds(),
    points: 3,
    meaning:
      'One handshake or frame in a hundred takes 3 s or more. Compare with throttles of the table and with the account of API Gateway.',
  },
  'failed-calls': {
    metric: m.failed,
    from: 5,
    points: 1,
    meaning: 'Calls are answered with 5xx. Look for the route and the error in the function logs.',
  },
  'slow-calls': {
    metric: m.p99,
    from: Duration.seconds(3).toMilliseconds(),
    points: 3,
    meaning: 'One call in a hundred takes 3 s or more. Compare with throttles and with the cost of calls.',
  },
  'unauthenticated-calls': {
    metric: m.unauthenticated,
    from: 1_000,
    points: 2,
    meaning:
      'Many calls come without a living session. Somebody tries cookies, or a deployment has ended sessions. See their addresses in the function logs.',
  },
  'refused-sign-ins': {
    metric: m.refusedSignIns,
    from: 200,
    points: 2,
    meaning:
      'Many sign-ins are refused. Somebody guesses at passwords: see in the function logs from which addresses.',
  },
  'limited-calls': {
    metric: m.limited,
    from: 500,
    points: 2,
    meaning:
      'Many calls are too many. See in the function logs which members and addresses run into which limit.',
  },
  'throttled-table': {
    metric: m.throttled,
    from: 10,
    points: 2,
    meaning: 'The table refuses reads or writes. A key is hot, or traffic has grown faster than the table.',
  },
  'dead-jobs': {
    metric: m.deadJobs,
    from: 1,
    points: 1,
    meaning:
      'A job failed at every try. Read its error in the function logs, mend it, then redrive the queue.',
  },
  'old-jobs': {
    metric: m.oldestJob,
    from: Duration.minutes(15).toSeconds(),
    points: 2,
    meaning: 'Jobs wait for a worker. See whether workers fail or are too few.',
  },
  'old-mails': {
    metric: m.oldestMail,
    from: Duration.minutes(10).toSeconds(),
    points: 2,
    meaning:
      'Mails wait for ten minutes or more. See in the function logs whether SES refuses or delays them.',
  },
  'old-archives': {
    metric: m.oldestArchive,
    from: Duration.hours(2).toSeconds(),
    points: 2,
    meaning: 'Members wait for their data for two hours or more. See in the function logs why archives fail.',
  },
  'old-previews': {
    metric: m.oldestPreview,
    from: Duration.minutes(10).toSeconds(),
    points: 2,
    meaning:
      'Previews of links wait for ten minutes or more. See in the function logs which sites keep the worker waiting.',
  },
  'old-pushes': {
    metric: m.oldestPush,
    from: Duration.minutes(5).toSeconds(),
    points: 2,
    meaning:
      'What closed browsers are to show waits for five minutes or more. See in the function logs which push service refuses or is slow.',
  },
  'old-pictures': {
    metric: m.oldestPicture,
    from: Duration.minutes(10).toSeconds(),
    points: 2,
    meaning:
      'Uploaded pictures wait for ten minutes or more. Calls process theirs themselves; see in the function logs why the media function fails.',
  },
  'late-events': {
    metric: m.eventsAge,
    from: Duration.minutes(1).toMilliseconds(),
    points: 2,
    meaning:
      'What follows from calls comes a minute late or more. See whether the events function fails or is too slow.',
  },
  'dead-events': {
    metric: m.deadEvents,
    from: 1,
    points: 1,
    meaning:
      'A change of the table failed at every try. Mend the error, then redrive it within hours: the stream keeps it for a day.',
  },
  'failing-digests': {
    metric: m.digestErrors,
    from: 1,
    points: 1,
    meaning:
      'The mails of the day of this hour may be missing. See why the function fails, and invoke it again within the hour.',
  },
  'failing-redrive': {
    metric: m.redriveErrors,
    from: 1,
    points: 3,
    meaning: 'Jobs whose message was lost are no longer found.',
  },
});

/** The alarms of a stage. Nothing measured is nothing wrong. */
export function alarms(scope: Construct, stage: Stage, measures: Measures): Alarm[] {
  return Object.entries(rulesOf(measures)).map(
    ([name, { metric, from, points, meaning }]) =>
      new Alarm(scope, name, {
        alarmName: `hearth-${stage.name}-${name}`,
        alarmDescription: meaning,
        metric,
        threshold: from,
        evaluationPeriods: points,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }),
  );
}
