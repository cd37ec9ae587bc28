import { Duration } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import { PUSH_WORKERS } from '../../job-workers.ts';
import type { Stage } from '../../stages.ts';
import { hearthFunction, type Surroundings } from './hearth-function.ts';
import { queueSource } from './queue-source.ts';

/** How long the worker may work on one push; the queue hides a message for six times as long. */
export const PUSH_TIMEOUT = Duration.seconds(30);

/** Where push services reach who runs a stage (RFC 8292, 2.1). */
const contactOf = ({ securityContact, domain }: Stage): string =>
  securityContact ?? `https://${domain?.name ?? 'hearth.example'}`;

/** The function that hands pushes to the services of browsers, the only one that signs them. */
export function pushFunction(scope: Construct, queue: IQueue, bundles: Bundles, shared: Surroundings): void {
  const worker = hearthFunction(scope, 'push-worker', {
    ...shared,
    bundle: bundleFor(bundles, 'push-worker'),
    variables: { ...shared.variables, PUSH_CONTACT: contactOf(shared.stage) },
    timeout: PUSH_TIMEOUT,
  });
  worker.addEventSource(queueSource(queue, PUSH_WORKERS));
}
