import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** What the firewall of a stage is to do, beside the managed rules that all have. */
export interface Firewall {
  /** Requests from one address in five minutes, also for files; more are refused. Whole offices and campuses share one. */
  requestsPerAddress: number;
  /** Calls from one address in five minutes that sign somebody in, sign somebody up, or ask for a link by mail. */
  signInsPerAddress: number;
  signUpsPerAddress: number;
  linksPerAddress: number;
  /** Logs what is refused, in us-east-1. */
  logsRefused: boolean;
}

/** Settings without which a stage with real members is not deployed, unless it says so. */
export type NeededSetting =
  | 'alarmEmail'
  | 'domain'
  | 'firewall'
  | 'mail'
  | 'monthlyBudget'
  | 'securityContact';

/** The settings in which stages differ. */
export interface Stage {
  name: string;
  /** The site's domain and the ARN of its certificate in us-east-1; CloudFront's own domain when absent. */
  domain?: { name: string; certificateArn: string };
  /** What of the needed settings the stage has not, and is deployed all the same; for stages with `keepsData`. */
  goesWithout?: readonly NeededSetting[];
  /** Retains table, media and secrets when the stack is deleted, and protects the table from deletion. */
  keepsData: boolean;
  /** A restored table, with the stream it was given, that takes the place of the stage's own (docs/operations.md, restore). */
  restoredTable?: { name: string; streamArn: string };
  /** Set by infra/emulator.ts alone: what evaluates no conditions of policies would take a denial of some items for one of all. */
  onEmulator?: true;
  logRetention: RetentionDays;
  /** Reports the table capacity that each call consumed, in the `server-timing` header. */
  costHeaders: boolean;
  /** How many times what `DAILY` of `shared/limits.ts` says members may do in a day; more than 1 where test suites run. */
  dailyLimitsFactor: number;
  signupsPerAddressPerHour: number;
  loginFailuresPerAddress: number;
  linksPerAddressPerHour: number;
  /** Calls per second that the API accepts from all members together; the rest is answered with 429. */
  requestsPerSecond: number;
  /** Version of the origin word; raising it deploys the current value of the secret (docs/operations.md, rotate). */
  originWordEdition: number;
  /**
   * Who mails come from, such as `Hearth <hello@hearth.example>`, and the domain or address of it that SES proves. Without,
   * everything works but no mail leaves (docs/operations.md, mail).
   */
  mail?: { from: string; identity: string };
  /** E-mail address that is notified of alarms and of spending. */
  alarmEmail?: string;
  /** USD that the account may cost in a month before somebody is notified. */
  monthlyBudget?: number;
  /** Where holes are reported, `mailto:` or `https:`; published as `/.well-known/security.txt`. */
  securityContact?: string;
  /** Stands before the distribution; its price is in docs/operations.md, costs. */
  firewall?: Firewall;
  /**
   * The bucket wakes the media function for each uploaded picture, which is then ready when it is posted. Without, the
   * call that posts it waits for the function, and uploads work where buckets notify nobody, as in emulators of AWS.
   */
  processesUploadsAtOnce: boolean;
  /**
   * Pictures that are processed at the same moment, which is kept of the account's concurrency; calls beyond are answered with
   * 503. Absent where the account may have no more than the ten that AWS gives a new one.
   */
  pictureConcurrency?: number;
  /** Notes every read and write of archives of members, also those by operators, in a trail of CloudTrail. */
  watchesExports: boolean;
  /** Counts calls, failures, time and units of each route as metrics of their own, each of which has a price. */
  metricsPerRoute: boolean;
}

const dev: Stage = {
  name: 'dev',
  keepsData: false,
  logRetention: RetentionDays.ONE_WEEK,
  costHeaders: true,
  dailyLimitsFactor: 1_000,
  signupsPerAddressPerHour: 5_000,
  loginFailuresPerAddress: 5_000,
  linksPerAddressPerHour: 5_000,
  requestsPerSecond: 200,
  originWordEdition: 1,
  metricsPerRoute: true,
  processesUploadsAtOnce: false,
  watchesExports: false,
};

const staging: Stage = {
  name: 'staging',
  keepsData: false,
  logRetention: RetentionDays.ONE_MONTH,
  costHeaders: true,
  dailyLimitsFactor: 1_000,
  signupsPerAddressPerHour: 5_000,
  loginFailuresPerAddress: 5_000,
  linksPerAddressPerHour: 5_000,
  requestsPerSecond: 500,
  originWordEdition: 1,
  metricsPerRoute: true,
  processesUploadsAtOnce: true,
  pictureConcurrency: 20,
  watchesExports: false,
};

const prod: Stage = {
  name: 'prod',
  keepsData: true,
  // Before real members come: set each, and take it out here.
  goesWithout: ['alarmEmail', 'domain', 'mail', 'securityContact'],
  logRetention: RetentionDays.THREE_MONTHS,
  costHeaders: false,
  dailyLimitsFactor: 1,
  signupsPerAddressPerHour: 20,
  loginFailuresPerAddress: 50,
  linksPerAddressPerHour: 20,
  requestsPerSecond: 2_000,
  originWordEdition: 1,
  monthlyBudget: 100,
  firewall: {
    requestsPerAddress: 5_000,
    signInsPerAddress: 100,
    signUpsPerAddress: 20,
    linksPerAddress: 20,
    logsRefused: true,
  },
  metricsPerRoute: true,
  processesUploadsAtOnce: true,
  pictureConcurrency: 20,
  watchesExports: true,
};

export const stages: readonly Stage[] = [dev, staging, prod];

/**
 * Finds a stage by its name.
 *
 * @throws Error that lists the stages when there is none of this name
 */
export function stageNamed(name: unknown): Stage {
  const found = stages.find((stage) => stage.name === name);
  if (found) return found;
  throw new Error(
    `Name a stage, one of ${stages.map((stage) => stage.name).join(', ')}; there is no ${name}.`,
  );
}
