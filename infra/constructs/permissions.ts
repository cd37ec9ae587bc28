import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** ARNs of what functions may touch, by the service that the SDK calls. */
export interface Resources {
  dynamodb: string[];
  sqs: string[];
  secretsmanager: string[];
  s3: string[];
}

type Service = keyof Resources;

/** Commands whose permission is not named like them. */
const OTHERWISE_NAMED: Record<string, string[]> = {
  // Brought along by the client, which only calls it for endpoint discovery: never here.
  'dynamodb:DescribeEndpoints': [],
  // Likewise, for directory buckets.
  's3:CreateSession': [],
  'dynamodb:TransactGetItems': ['dynamodb:GetItem'],
  'dynamodb:TransactWriteItems': [
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'dynamodb:DeleteItem',
    'dynamodb:ConditionCheckItem',
  ],
  's3:HeadObject': ['s3:GetObject'],
  's3:CopyObject': ['s3:GetObject', 's3:PutObject'],
  's3:DeleteObjects': ['s3:DeleteObject'],
};

const READS = /^(dynamodb:(GetItem|BatchGetItem|Query)|secretsmanager:GetSecretValue|s3:GetObject)$/;

/**
 * The IAM actions behind the SDK commands of a bundle.
 *
 * @param commands as `Bundle.commands` names them
 * @param readOnly leaves out what changes anything, whatever the bundle carries along
 */
export function actionsFor(commands: Iterable<string>, { readOnly = false } = {}): string[] {
  const actions = [...commands].flatMap((command) => OTHERWISE_NAMED[command] ?? [command]);
  return [...new Set(actions)].filter((action) => !readOnly || READS.test(action)).sort();
}

const isService = (name: string, resources: Resources): name is Service => name in resources;

/**
 * One statement for each service that is used.
 *
 * @throws Error when a bundle calls a service that no resource is known of
 */
export function statementsFor(actions: string[], resources: Resources): PolicyStatement[] {
  const services = [...new Set(actions.map((action) => action.split(':')[0] ?? ''))];
  return services.map((service) => {
    if (!isService(service, resources)) throw new Error(`no resources are known for the service ${service}`);
    return new PolicyStatement({
      actions: actions.filter((action) => action.startsWith(`${service}:`)),
      resources: resources[service],
    });
  });
}
