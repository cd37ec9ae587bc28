import type { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

export interface StageSecrets {
  /** What every key of the stage is derived from, and the rotated keys of its sessions: JSON. */
  application: Secret;
  /** The word by which the API knows its distribution, where it is made. */
  originWord: Secret;
  /** The word as the last deployment took it: what functions compare with. */
  deployedOriginWord: Secret;
}

/** Makes the secrets of a stage; their values never leave AWS. */
export function stageSecrets(scope: Construct, stage: Stage, removalPolicy: RemovalPolicy): StageSecrets {
  const application = new Secret(scope, 'Application', {
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
  const secrets = { application, originWord, deployedOriginWord };
  for (const secret of Object.values(secrets))
    acknowledge(secret, {
      'AwsSolutions::AwsSolutions-SMG4':
        'Rotated by operators (docs/operations.md): a rotation must keep older session keys, and the word must change together with the distribution.',
    });
  return secrets;
}
