import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { SecretName } from '../../../lambdas/secrets/names.ts';
import type { Bundle } from '../../bundles/functions.ts';
import type { Stage } from '../../stages.ts';
import { auditDenial } from '../audit-denial.ts';
import { environmentOf } from './environment.ts';
import { actionsFor, type Resources, statementsFor } from './permissions.ts';

/** What all functions of a stage share. */
export interface Surroundings {
  stage: Stage;
  resources: Resources;
  variables: Record<string, string>;
  /** ARNs of the secrets of the stage, of which each function may read those that it uses. */
  secretArns: Record<SecretName, string>;
  logGroup: ILogGroup;
}

export interface HearthFunctionProps extends Surroundings {
  bundle: Bundle;
  /** At most the 29 seconds that the API waits, unless nobody waits. */
  timeout?: Duration;
  /** 512 when absent. */
  memoryMb?: number;
  /** Of the account's concurrency, what is kept for it and is the most that it gets; no bound when absent. */
  reservedConcurrency?: number;
  /** What it may do at AWS, when that is less than its code could. */
  actions?: string[];
  /** Partition keys that it may touch, with `*` for anything; all when absent. */
  partitions?: string[];
  /** The secrets that it needs, when these are not just those that its own code leads to. */
  secrets?: readonly SecretName[];
}

/** The id of a function in its stage is also its address: `hearth-dev-posts-like`. */
export const functionName = (stage: Stage, id: string): string => `hearth-${stage.name}-${id}`;

/** The ARN of a function, for whoever calls it by its name. */
export const functionArn = (scope: Construct, stage: Stage, id: string): string =>
  Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: functionName(stage, id),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });

function roleOf(
  scope: Construct,
  id: string,
  {
    stage,
    logGroup,
    resources,
    bundle,
    actions = actionsFor(bundle.commands),
    secretArns,
    partitions,
  }: HearthFunctionProps,
  secrets: readonly SecretName[],
) {
  const logs = new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
  const granted = statementsFor(
    actions.filter((action) => secrets.length > 0 || !action.startsWith('secretsmanager:')),
    { ...resources, secretsmanager: secrets.map((name) => secretArns[name]) },
    partitions,
  );
  const touchesTable = actions.some((action) => action.startsWith('dynamodb:'));
  const mayAdd = bundle.files.has('lambdas/audit/store.ts');
  const denied = touchesTable && !stage.onEmulator ? [auditDenial(resources.dynamodb, { mayAdd })] : [];
  return new Role(scope, `${id}-role`, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: { code: new PolicyDocument({ statements: [logs, ...granted, ...denied] }) },
  });
}

/**
 * One Lambda with a role of its own, whose permissions and environment follow from what its bundle uses.
 *
 * @param id kebab-case, unique in the stage: `posts-like`
 */
export function hearthFunction(scope: Construct, id: string, props: HearthFunctionProps): LambdaFunction {
  const { stage, bundle, variables, logGroup, timeout = Duration.seconds(29), memoryMb = 512 } = props;
  const { reservedConcurrency } = props;
  const { secrets = [...bundle.secrets] } = props;
  return new LambdaFunction(scope, id, {
    functionName: functionName(stage, id),
    code: Code.fromAsset(bundle.directory),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: memoryMb,
    ...(reservedConcurrency !== undefined && { reservedConcurrentExecutions: reservedConcurrency }),
    timeout,
    environment: environmentOf(bundle, variables, secrets),
    role: roleOf(scope, id, props, secrets),
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    // Each call has a line of its own with what it took; of those that Lambda writes only failures are kept.
    systemLogLevelV2: SystemLogLevel.WARN,
  });
}
