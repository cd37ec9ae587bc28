import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { SecretName } from '../../lambdas/secrets/names.ts';
import { variablesOf } from '../constructs/functions/environment.ts';
import { stackName } from '../hearth.ts';
import type { OutputName } from '../stacks/outputs.ts';
import type { Stage } from '../stages.ts';

/** Returns the value of an output of a deployed stack. */
type Lookup = (name: OutputName) => string;

/**
 * Reads the outputs of a stack of a stage, that of its data when none is named, using the caller's credentials.
 *
 * @throws Error when the stage is not deployed in the account and region of the credentials
 */
export async function outputsOf(
  stage: Stage,
  stack: Parameters<typeof stackName>[1] = 'Data',
): Promise<Lookup> {
  const StackName = stackName(stage, stack);
  const { Stacks = [] } = await new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName }));
  const outputs = new Map(
    Stacks.flatMap(({ Outputs = [] }) => Outputs).map(({ OutputKey, OutputValue }) => [
      OutputKey,
      OutputValue,
    ]),
  );
  return (name) => {
    const value = outputs.get(name);
    if (!value) throw new Error(`${StackName} has no output ${name}: deploy it first`);
    return value;
  };
}

const NO_SECRETS: Record<SecretName, string> = {
  origin: '',
  'session-signing-key': '',
  'session-public-keys': '',
  'password-pepper': '',
  'cursor-key': '',
  'request-key': '',
  'challenge-key': '',
  'browser-key': '',
  'link-key': '',
  'address-key': '',
  'recovery-code-key': '',
  'push-signing-key': '',
  'push-public-key': '',
};

/** Sets the environment variables of a deployed stage, so that modules of `lambdas` can be used against it. */
export function enterStage(stage: Stage, output: Lookup): void {
  const variables = variablesOf(stage, {
    tableName: output('TableName'),
    mediaBucket: '',
    mediaFunction: '',
    jobsQueueUrl: output('JobsQueueUrl'),
    mailQueueUrl: '',
    archiveQueueUrl: '',
    previewQueueUrl: '',
    pushQueueUrl: '',
    liveEndpoint: '',
    secrets: { ...NO_SECRETS, 'password-pepper': output('PasswordPepperId') },
  });
  Object.assign(
    process.env,
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
}
