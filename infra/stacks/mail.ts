import { Stack } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../bundles/functions.ts';
import { mailVariablesOf } from '../constructs/functions/environment.ts';
import { hearthFunction, type Surroundings } from '../constructs/functions/hearth-function.ts';
import { MAIL_TIMEOUT, mailSender } from '../constructs/functions/mail-sender.ts';
import { actionsFor } from '../constructs/functions/permissions.ts';
import { queueSource } from '../constructs/functions/queue-source.ts';
import { MAIL_WORKERS } from '../job-workers.ts';
import type { Stage } from '../stages.ts';
import type { DataStack } from './data.ts';
import type { WebStack } from './web.ts';

/**
 * The one function that mails, and the one that hears what has become of mails. Behind the web stack, because links in
 * mails lead to its distribution.
 */
export class MailStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    data: DataStack,
    web: WebStack,
    bundles: Bundles,
    shared: Surroundings,
  ) {
    super(scope, id);
    const sender = stage.mail && mailSender(this, stage, stage.mail);
    const surroundings: Surroundings = {
      ...shared,
      resources: { ...shared.resources, ses: sender?.arns ?? [] },
      variables: {
        ...shared.variables,
        ...mailVariablesOf(web.origin, stage.mail?.from, sender?.configurationSet),
      },
    };

    const bundle = bundleFor(bundles, 'mail-worker');
    const worker = hearthFunction(this, 'mail-worker', {
      ...surroundings,
      bundle,
      timeout: MAIL_TIMEOUT,
      // Without a sender there is nothing that it could be allowed to send from.
      actions: actionsFor(bundle.commands).filter((action) => sender || !action.startsWith('ses:')),
    });
    worker.addEventSource(queueSource(data.mails, MAIL_WORKERS));

    if (!sender) return;
    const feedback = hearthFunction(this, 'mail-feedback', {
      ...surroundings,
      bundle: bundleFor(bundles, 'mail-feedback'),
    });
    new Rule(this, 'Reports', {
      description: `Hearth ${stage.name}: mails that bounced, and complaints`,
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [sender.configurationSet] } },
        },
      },
      targets: [new FunctionTarget(feedback)],
    });
  }
}
