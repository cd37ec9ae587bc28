import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** ARNs of what functions may touch, by the service that the SDK calls, or by an action that goes before its service. */
export interface Resources {
  dynamodb: string[];
  sqs: string[];
  secretsmanager: string[];
  'secretsmanager:GetSecretValue'?: string[];
  s3: string[];
  's3:ListBucket': string[];
  's3:GetObject'?: string[];
  's3:PutObject'?: string[];
  's3:DeleteObject'?: string[];
  lambda: string[];
  ses: string[];
  'execute-api': string[];
}

type Name = keyof Resources;

/** Those of a function that touches nothing. */
export const NO_RESOURCES: Resources = {
  dynamodb: [],
  sqs: [],
  secretsmanager: [],
  s3: [],
  's3:ListBucket': [],
  lambda: [],
  ses: [],
  'execute-api': [],
};

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
  'apigatewaymanagementapi:PostToConnection': ['execute-api:ManageConnections'],
  'apigatewaymanagementapi:DeleteConnection': ['execute-api:ManageConnections'],
  's3:HeadObject': ['s3:GetObject'],
  's3:CopyObject': ['s3:GetObject', 's3:PutObject'],
  's3:ListObjectsV2': ['s3:ListBucket'],
  's3:CreateMultipartUpload': ['s3:PutObject'],
  's3:UploadPart': ['s3:PutObject'],
  's3:CompleteMultipartUpload': ['s3:PutObject'],
  // Brought along by uploads in parts, for those with tags.
  's3:PutObjectTagging': [],
  'sesv2:SendEmail': ['ses:SendEmail'],
  'lambda:Invoke': ['lambda:InvokeFunction'],
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

const isKnown = (name: string, resources: Resources): name is Name => name in resources;

function nameFor(action: string, resources: Resources): Name {
  const [service = ''] = action.split(':');
  for (const name of [action, service]) if (isKnown(name, resources)) return name;
  throw new Error(`no resources are known for the service ${service}`);
}

/**
 * One statement for each kind of resource that is used.
 *
 * @param partitions of the table, when not all of it is meant
 * @throws Error when a bundle calls a service that no resource is known of
 */
export function statementsFor(
  actions: string[],
  resources: Resources,
  partitions?: string[],
): PolicyStatement[] {
  const byName = Map.groupBy(actions, (action) => nameFor(action, resources));
  const conditions = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } };
  return [...byName].map(
    ([name, actions]) =>
      new PolicyStatement({
        actions,
        resources: resources[name] ?? [],
        ...(name === 'dynamodb' && partitions && { conditions }),
      }),
  );
}
