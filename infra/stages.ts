import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** What one stage is like; everything that is not here is the same in all of them. */
export interface Stage {
  name: string;
  /** The address members use, and the ARN of its certificate in us-east-1; CloudFront's own address when absent. */
  domain?: { name: string; certificateArn: string };
  /** Table, media and secrets outlive their stack, and the table refuses to be deleted. */
  keepsData: boolean;
  /** A restored table, with the stream it was given, that takes the place of the stage's own (docs/operations.md, restore). */
  restoredTable?: { name: string; streamArn: string };
  logRetention: RetentionDays;
  /** Sends what each call cost in the table as `server-timing`. */
  costHeaders: boolean;
  signupsPerAddressPerHour: number;
  loginFailuresPerAddress: number;
  /** Calls a second that the API lets in, over all members; the rest gets 429. */
  requestsPerSecond: number;
  /** Raised by one to bring a new origin word into use (docs/operations.md). */
  originWordEdition: number;
  /** Who is written to when an alarm goes off; nobody when absent. */
  alarmEmail?: string;
}

const dev: Stage = {
  name: 'dev',
  keepsData: false,
  logRetention: RetentionDays.ONE_WEEK,
  costHeaders: true,
  signupsPerAddressPerHour: 5_000,
  loginFailuresPerAddress: 5_000,
  requestsPerSecond: 200,
  originWordEdition: 1,
};

const staging: Stage = {
  name: 'staging',
  keepsData: false,
  logRetention: RetentionDays.ONE_MONTH,
  costHeaders: true,
  signupsPerAddressPerHour: 5_000,
  loginFailuresPerAddress: 5_000,
  requestsPerSecond: 500,
  originWordEdition: 1,
};

const prod: Stage = {
  name: 'prod',
  keepsData: true,
  logRetention: RetentionDays.THREE_MONTHS,
  costHeaders: false,
  signupsPerAddressPerHour: 20,
  loginFailuresPerAddress: 50,
  requestsPerSecond: 2_000,
  originWordEdition: 1,
};

export const stages: readonly Stage[] = [dev, staging, prod];

/**
 * The stage of this name.
 *
 * @throws Error that names the stages, when there is none
 */
export function stageNamed(name: unknown): Stage {
  const found = stages.find((stage) => stage.name === name);
  if (found) return found;
  throw new Error(
    `Name a stage, one of ${stages.map((stage) => stage.name).join(', ')}; there is no ${name}.`,
  );
}
