import * as z from 'zod';
import {
  DECKS_PREFIX,
  EXPORTS_PREFIX,
  MEDIA_PREFIX,
  PROCESSED_PREFIX,
  UPLOADS_PREFIX,
} from '../../../lambdas/media/file-keys.ts';
import { headerOf, jsonOf, type ServiceRequest } from '../service-requests.ts';

const OF_WRITES = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
} as const;
const kindOfWrite = z.enum(['Put', 'Update', 'Delete', 'ConditionCheck']);

const transaction = z.object({ TransactItems: z.array(z.record(kindOfWrite, z.unknown().optional())) });

const keys = z.object({ pk: z.object({ S: z.string() }) });
const write = z.union([
  z.object({ Item: keys }).transform(({ Item }) => Item.pk.S),
  z.object({ Key: keys }).transform(({ Key }) => Key.pk.S),
]);

/** A write of the table, and again by the name of the partition that has rights of its own. */
const ofWrite = (action: string, given: unknown): string[] =>
  write.safeParse(given).data === 'AUDIT' ? [action, `${action} AUDIT`] : [action];

const SERVICES: Record<string, string> = { DynamoDB_20120810: 'dynamodb', AmazonSQS: 'sqs' };

function ofTransaction(request: ServiceRequest): string[] {
  const { TransactItems } = transaction.parse(jsonOf(request));
  return TransactItems.flatMap((item) =>
    kindOfWrite.options.filter((kind) => item[kind]).flatMap((kind) => ofWrite(OF_WRITES[kind], item[kind])),
  );
}

/** The action of a call of the bucket, and the folder that it is about. */
function ofObject({ method, path, query = {} }: ServiceRequest): string {
  if ('list-type' in query) return 's3:ListBucket';
  const folder = path.split('/').find((part) => FOLDERS.includes(part)) ?? '';
  if (method === 'DELETE' && 'uploadId' in query) return `s3:AbortMultipartUpload ${folder}`;
  if (method === 'DELETE') return `s3:DeleteObject ${folder}`;
  return `${method === 'GET' || method === 'HEAD' ? 's3:GetObject' : 's3:PutObject'} ${folder}`;
}

const secretCall = z.object({ SecretId: z.string() });

/** The action on a secret, and its name. */
function ofSecret(request: ServiceRequest, operation: string): string {
  const { SecretId } = secretCall.parse(jsonOf(request));
  return `secretsmanager:${operation} ${SecretId.split('/').at(-1)}`;
}

const FOLDERS = [UPLOADS_PREFIX, PROCESSED_PREFIX, MEDIA_PREFIX, EXPORTS_PREFIX, DECKS_PREFIX].map((prefix) =>
  prefix.slice(0, -1),
);

/**
 * The IAM actions that a call of a service needs, those on objects with the folder of the object, those on secrets with
 * the name of the secret: `s3:GetObject media`. A write of the audit list is also named with it.
 */
export function actionsIn(request: ServiceRequest): string[] {
  const { path } = request;
  const [target = '', operation = ''] = headerOf(request, 'x-amz-target').split('.');
  const service = SERVICES[target];
  if (service === 'dynamodb')
    return operation === 'TransactWriteItems'
      ? ofTransaction(request)
      : ofWrite(`${service}:${operation}`, jsonOf(request));
  if (service) return [`${service}:${operation}`];
  if (target === 'secretsmanager') return [ofSecret(request, operation)];
  if (path.startsWith('/v2/email')) return ['ses:SendEmail'];
  if (path.startsWith('/@connections/')) return ['execute-api:ManageConnections live'];
  if (path.includes('/functions/')) return ['lambda:InvokeFunction'];
  // A copy reads what another header names, and writes.
  const copied = headerOf(request, 'x-amz-copy-source');
  return [...(copied ? [ofObject({ ...request, method: 'GET', path: copied })] : []), ofObject(request)];
}
