import type { RemovalPolicy } from 'aws-cdk-lib';
import { CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct, IConstruct } from 'constructs';
import type { FilledSecret } from '../../lambdas/secrets/first-values.ts';
import type { SecretName } from '../../lambdas/secrets/names.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

export interface StageSecrets {
  /** What the first values of all others are derived from: JSON. No function that answers calls may read it. */
  root: Secret;
  /** The word by which the API knows its distribution, where it is made. */
  originWord: Secret;
  /** ARNs of what functions read; `origin` is the word as the last deployment took it. */
  arns: Record<SecretName, string>;
}

/** The id of the construct of what functions read of a secret: `PasswordPepper`. */
export const constructId = (name: SecretName): string =>
  name === 'origin'
    ? 'DeployedOriginWord'
    : name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const accept = (secret: IConstruct): void =>
  acknowledge(secret, {
    'AwsSolutions::AwsSolutions-SMG4':
      'Rotated by operators (docs/operations.md): a rotation must keep earlier public keys, the word must change together with the distribution, and passwords, links and codes depend on the other keys.',
  });

/**
 * Makes the secrets of a stage; their values never leave AWS. All but the root and the word are made empty, and filled
 * by `secretsFunction`: CloudFormation would write a value that it knows again when anything else of a secret changes.
 */
export function stageSecrets(scope: Construct, stage: Stage, removalPolicy: RemovalPolicy): StageSecrets {
  const root = new Secret(scope, 'Application', {
    description: `Hearth ${stage.name}: root of all keys, and session keys`,
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'root',
      passwordLength: 64,
      excludePunctuation: true,
    },
    removalPolicy,
  });
  const originWord = new Secret(scope, 'OriginWord', {
    description: `Hearth ${stage.name}: the word that the distribution sends to the API`,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy,
  });
  // The distribution has the word as it was when it was deployed. Functions that read the source itself would turn
  // everybody away between a change of the word and the deployment that brings it to the distribution.
  const deployedOriginWord = new Secret(scope, 'DeployedOriginWord', {
    description: `Hearth ${stage.name}: the word that functions expect, edition ${stage.originWordEdition}`,
    secretStringValue: originWord.secretValue,
    removalPolicy,
  });
  for (const secret of [root, originWord, deployedOriginWord]) accept(secret);

  const filled = (name: FilledSecret): string => {
    const secret = new CfnSecret(scope, constructId(name), { description: `Hearth ${stage.name}: ${name}` });
    secret.applyRemovalPolicy(removalPolicy);
    accept(secret);
    return secret.ref;
  };
  const arns: Record<SecretName, string> = {
    origin: deployedOriginWord.secretArn,
    'session-signing-key': filled('session-signing-key'),
    'session-public-keys': filled('session-public-keys'),
    'password-pepper': filled('password-pepper'),
    'cursor-key': filled('cursor-key'),
    'request-key': filled('request-key'),
    'challenge-key': filled('challenge-key'),
    'browser-key': filled('browser-key'),
    'link-key': filled('link-key'),
    'address-key': filled('address-key'),
    'recovery-code-key': filled('recovery-code-key'),
    'push-signing-key': filled('push-signing-key'),
    'push-public-key': filled('push-public-key'),
  };
  return { root, originWord, arns };
}
