import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { SECRET_NAMES } from '../../../lambdas/secrets/names.ts';
import { type Bundles, bundleFor } from '../../bundles/functions.ts';
import type { Stage } from '../../stages.ts';
import type { StageSecrets } from '../stage-secrets.ts';
import { acknowledgeCaller } from './aws-call.ts';
import { hearthFunction } from './hearth-function.ts';
import { NO_RESOURCES } from './permissions.ts';

/**
 * The function that gives empty secrets their first values, and its call at each deployment that adds one. It is the one
 * function that may read the root, and it may read nothing else.
 */
export function secretsFunction(
  scope: Construct,
  stage: Stage,
  bundles: Bundles,
  secrets: StageSecrets,
): void {
  const names = SECRET_NAMES.filter((name) => name !== 'origin');
  const fill = hearthFunction(scope, 'secrets-fill', {
    stage,
    bundle: bundleFor(bundles, 'secrets-fill'),
    secrets: names,
    secretArns: secrets.arns,
    resources: { ...NO_RESOURCES, 'secretsmanager:GetSecretValue': [secrets.root.secretArn] },
    variables: {},
    logGroup: new LogGroup(scope, 'SecretsLogs', {
      retention: stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
  const wanted = {
    root: secrets.root.secretArn,
    secrets: Object.fromEntries(names.map((name) => [name, secrets.arns[name]])),
  };
  const filling = new AwsCustomResource(scope, 'FillSecrets', {
    onUpdate: {
      service: 'Lambda',
      action: 'invoke',
      parameters: { FunctionName: fill.functionName, Payload: Stack.of(scope).toJsonString(wanted) },
      physicalResourceId: PhysicalResourceId.of('fill-secrets'),
      outputPaths: ['StatusCode'],
    },
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fill.functionArn] }),
    ]),
    installLatestAwsSdk: false,
  });

  // A call of a function that fails is a call that worked: the deployment ends here unless there is a value.
  const verifying = secrets.arns['session-public-keys'];
  const filled = new AwsCustomResource(scope, 'FilledSecrets', {
    onUpdate: {
      service: 'SecretsManager',
      action: 'getSecretValue',
      parameters: { SecretId: verifying },
      physicalResourceId: PhysicalResourceId.of('filled-secrets'),
      outputPaths: ['VersionId'],
    },
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [verifying] }),
    ]),
    installLatestAwsSdk: false,
  });
  filled.node.addDependency(filling);
  acknowledgeCaller(scope);
}
