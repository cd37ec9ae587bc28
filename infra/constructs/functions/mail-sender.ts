import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { output } from '../../stacks/outputs.ts';
import type { Stage } from '../../stages.ts';

/** How long the worker may work on one mail; the queue hides a message for six times as long. */
export const MAIL_TIMEOUT = Duration.seconds(30);

export interface MailSender {
  configurationSet: string;
  /** What whoever mails needs to be allowed to use. */
  arns: string[];
}

/** The set of rules by which SES sends the mails of a stage. */
export const configurationSetName = (stage: Stage): string => `hearth-${stage.name}`;

/** The identity that SES sends from, and the set of rules for its mails, which reports bounces and complaints. */
export function mailSender(
  scope: Construct,
  stage: Stage,
  { identity }: NonNullable<Stage['mail']>,
): MailSender {
  const stack = Stack.of(scope);
  const name = configurationSetName(stage);
  const rules = new ConfigurationSet(scope, 'Rules', {
    configurationSetName: name,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    // The links in them open accounts.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  rules.addEventDestination('Reports', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(scope, 'DefaultBus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });
  const isAddress = identity.includes('@');
  const sender = new EmailIdentity(scope, 'Sender', {
    identity: isAddress ? Identity.email(identity) : Identity.domain(identity),
    configurationSet: rules,
  });
  if (!isAddress)
    output(
      stack,
      'DkimRecords',
      sender.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`).join(', '),
    );
  const arn = (resource: string, resourceName: string) =>
    stack.formatArn({ service: 'ses', resource, resourceName });
  return { configurationSet: name, arns: [arn('identity', identity), arn('configuration-set', name)] };
}
