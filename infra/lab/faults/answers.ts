import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { jsonOf, type ServiceRequest } from '../service-requests.ts';

/** An answer of an AWS service, as the SDK takes it. */
export interface ServiceReply {
  statusCode: number;
  headers: Record<string, string>;
  body?: unknown;
}

const DYNAMODB = 'com.amazonaws.dynamodb.v20120810#';

const json = (statusCode: number, content: object): ServiceReply => ({
  statusCode,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Readable.from([Buffer.from(JSON.stringify(content))]),
});

const xml = (statusCode: number, code: string): ServiceReply => ({
  statusCode,
  headers: { 'content-type': 'application/xml' },
  body: Readable.from([Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`)]),
});

/** Refusals of a service that has done nothing. */
export const FAILURES = {
  throttled: (operation: string): ServiceReply => {
    if (operation.startsWith('S3')) return xml(503, 'SlowDown');
    const type = operation.startsWith('DynamoDB')
      ? `${DYNAMODB}ProvisionedThroughputExceededException`
      : 'ThrottlingException';
    return json(400, { __type: type, message: 'slow down' });
  },
  failed: (operation: string): ServiceReply =>
    operation.startsWith('S3')
      ? xml(500, 'InternalError')
      : json(500, { __type: `${DYNAMODB}InternalServerError`, message: 'it failed' }),
};

const transaction = z.object({ TransactItems: z.array(z.unknown()) });

/** A transaction that was not done because of its last write. */
export function cancellation(request: ServiceRequest, code: string): ServiceReply {
  const { TransactItems } = transaction.parse(jsonOf(request));
  const reasons = TransactItems.map((_, i) => ({ Code: i === TransactItems.length - 1 ? code : 'None' }));
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`;
  return json(400, {
    __type: `${DYNAMODB}TransactionCanceledException`,
    Message: message,
    message,
    CancellationReasons: reasons,
  });
}

const keys = z.looseObject({ Keys: z.array(z.unknown()) });
const batch = z.looseObject({
  RequestItems: z.record(z.string(), z.union([z.array(z.unknown()), keys])),
});
type Wanted = z.infer<typeof batch>['RequestItems'][string];

const some = (wanted: Wanted, from: number, to?: number): Wanted =>
  Array.isArray(wanted) ? wanted.slice(from, to) : { ...wanted, Keys: wanted.Keys.slice(from, to) };

const each = (wanted: Record<string, Wanted>, from: number, to?: number) =>
  Object.fromEntries(Object.entries(wanted).map(([table, one]) => [table, some(one, from, to)]));

/** A batch of which only the first was done; the others are said to be left. */
export async function inPart(
  request: ServiceRequest,
  send: () => Promise<{ response: ServiceReply }>,
): Promise<ServiceReply> {
  const given = batch.parse(jsonOf(request));
  const body = JSON.stringify({ ...given, RequestItems: each(given.RequestItems, 0, 1) });
  request.body = body;
  request.headers['content-length'] = String(Buffer.byteLength(body));
  const { response } = await send();
  const answer: object = JSON.parse(response.body instanceof Readable ? await text(response.body) : '{}');
  const isRead = Object.values(given.RequestItems).some((one) => !Array.isArray(one));
  const rest = Object.fromEntries(
    Object.entries(each(given.RequestItems, 1)).filter(
      ([, one]) => (Array.isArray(one) ? one : one.Keys).length > 0,
    ),
  );
  return json(200, { ...answer, [isRead ? 'UnprocessedKeys' : 'UnprocessedItems']: rest });
}
