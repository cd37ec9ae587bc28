import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { variablesOf } from '../constructs/environment.ts';
import { stackName } from '../hearth.ts';
import type { OutputName } from '../stacks/outputs.ts';
import type { Stage } from '../stages.ts';

/** Looks up a name that a deployed stack publishes. */
type Lookup = (name: OutputName) => string;

/**
 * What the data stack of a stage publishes, read with the caller's own credentials.
 *
 * @throws Error when the stage is not deployed where the credentials lead
 */
export async function outputsOf(stage: Stage): Promise<Lookup> {
  const StackName = stackName(stage, 'Data');
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

/** Points the server's own code at a deployed stage; to be done before any of it is used. */
export function enterStage(stage: Stage, output: Lookup): void {
  const {
    ORIGIN_SECRET_ID: _,
    MEDIA_BUCKET: __,
    ...variables
  } = variablesOf(stage, {
    tableName: output('TableName'),
    mediaBucket: '',
    jobsQueueUrl: output('JobsQueueUrl'),
    secretId: output('SecretId'),
    originSecretId: '',
  });
  Object.assign(process.env, variables);
}
