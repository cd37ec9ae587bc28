import type { Stage } from './stages.ts';

/** Whether the SDK and the CDK talk to this machine, which is never AWS. */
const isEmulator = (endpoint: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(endpoint).hostname);

/**
 * A stage as it can be deployed: all of it at AWS; in emulators without trails and the log of the firewall, which they do
 * not know, and without the denial of changes to the audit list, whose condition they do not evaluate.
 *
 * @param endpoint where calls of AWS go instead, as in `AWS_ENDPOINT_URL`
 */
export function deployable(stage: Stage, endpoint: string | undefined): Stage {
  if (!endpoint || !isEmulator(endpoint)) return stage;
  const { firewall, ...others } = stage;
  return {
    ...others,
    ...(firewall && { firewall: { ...firewall, logsRefused: false } }),
    watchesExports: false,
    onEmulator: true,
  };
}
