import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { headerOf, interceptRequests, type ServiceRequest } from '../service-requests.ts';
import { cancellation, FAILURES, inPart, type ServiceReply } from './answers.ts';

/** What may happen to a call of a function to table, bucket or queue. */
export const FAULTS = [
  'throttled',
  'failed',
  'lost before it was done',
  'its answer lost, once',
  'its answer lost, each time',
  'cancelled by a conflict',
  'cancelled by throttling',
  'done in part',
  'the function stopped before',
  'the function stopped behind',
] as const;
export type Fault = (typeof FAULTS)[number];

type Send = () => Promise<{ response: ServiceReply }>;

/** A call that a function makes. Others before it may be missing: a secret that is kept in memory is not read. */
export interface Place {
  operation: string;
  /** How many calls of this operation were made before. */
  nth: number;
}

/** Says which fault a call meets, if any. */
type Choose = (place: Place) => Fault | undefined;

/** A call of a function, with all its tries by the SDK. */
interface ServiceCall {
  operation: string;
  fault: Fault | undefined;
  tries: number;
}

/** One invocation of a function whose calls are counted, and some of which meet a fault. */
interface Invocation {
  choose: Choose;
  /** By the id that all tries of a call have in common, in the order in which they were begun. */
  calls: Map<string, ServiceCall>;
  isStopped: boolean;
}

const invocations = new AsyncLocalStorage<Invocation>();

/** `DynamoDB.PutItem`, `SQS.SendMessage`, `S3.PUT`. */
function operationOf(request: ServiceRequest): string {
  const target = headerOf(request, 'x-amz-target');
  if (!target) return request.path.startsWith('/v2/email') ? 'SES.SendEmail' : `S3.${request.method}`;
  return target.replace(/^DynamoDB_\d+/, 'DynamoDB').replace(/^AmazonSQS/, 'SQS');
}

/** Operations after which nothing is different, so that a lost answer is the same as a call that was not made. */
const READS = /\.(GetItem|Query|BatchGetItem|GET|HEAD)$/;

const OF_WRITES: Fault[] = [
  'its answer lost, once',
  'its answer lost, each time',
  'the function stopped behind',
];

/** Whether a fault can happen to an operation, and does something that no other does. */
export function fits(fault: Fault, operation: string): boolean {
  if (fault.startsWith('cancelled')) return operation === 'DynamoDB.TransactWriteItems';
  if (fault === 'done in part') return operation.startsWith('DynamoDB.Batch');
  return !OF_WRITES.includes(fault) || !READS.test(operation);
}

const lost = (): Error =>
  Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' });

class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** What comes of one try of a call. */
async function attempt(
  invocation: Invocation,
  { operation, fault, tries }: ServiceCall,
  request: ServiceRequest,
  send: Send,
) {
  const isFirst = tries === 1;
  const answered = (response: ServiceReply) => ({ response });
  switch (fault) {
    case 'throttled':
      return answered(FAILURES.throttled(operation));
    case 'failed':
      return answered(FAILURES.failed(operation));
    case 'lost before it was done':
      throw lost();
    case 'its answer lost, once':
    case 'its answer lost, each time': {
      const { response } = await send();
      if (!isFirst && fault === 'its answer lost, once') return answered(response);
      await drained(response);
      throw lost();
    }
    case 'cancelled by a conflict':
      return isFirst ? answered(cancellation(request, 'TransactionConflict')) : send();
    case 'cancelled by throttling':
      return answered(cancellation(request, 'ThrottlingError'));
    case 'done in part':
      return isFirst ? answered(await inPart(request, send)) : send();
    case 'the function stopped before':
      invocation.isStopped = true;
      throw new StoppedError();
    case 'the function stopped behind': {
      const { response } = await send();
      invocation.isStopped = true;
      await drained(response);
      throw new StoppedError();
    }
    default:
      return send();
  }
}

const drained = async ({ body }: ServiceReply): Promise<void> => {
  if (body instanceof Readable) await text(body);
};

const operationsOf = ({ calls }: Invocation): string[] =>
  [...calls.values()].map(({ operation }) => operation);

interceptRequests(async (request, send: Send) => {
  const invocation = invocations.getStore();
  if (!invocation) return send();
  if (invocation.isStopped) throw new StoppedError();
  const id = headerOf(request, 'amz-sdk-invocation-id');
  const operation = operationOf(request);
  const nth = operationsOf(invocation).filter((one) => one === operation).length;
  const call = invocation.calls.get(id) ?? {
    operation,
    fault: invocation.choose({ operation, nth }),
    tries: 0,
  };
  invocation.calls.set(id, call);
  call.tries += 1;
  return attempt(invocation, call, request, send);
});

/** Where the calls of a function are, by the operations that it has made in this order. */
export const placesOf = (operations: string[]): Place[] =>
  operations.map((operation, index) => ({
    operation,
    nth: operations.slice(0, index).filter((one) => one === operation).length,
  }));

async function running<T>(choose: Choose, work: () => Promise<T>) {
  const invocation: Invocation = { choose, calls: new Map(), isStopped: false };
  const result = await invocations.run(invocation, work);
  return { result, invocation };
}

/**
 * Runs a function of which one call meets a fault.
 *
 * @param at which call; none when undefined
 * @returns what it returned, and the operations of the calls it has made; `isMet` tells whether one met the fault
 */
export async function withFault<T>(
  { at, fault }: { at?: Place; fault?: Fault },
  work: () => Promise<T>,
): Promise<{ result: T; calls: string[]; isMet: boolean }> {
  const choose: Choose = ({ operation, nth }) =>
    operation === at?.operation && nth === at.nth ? fault : undefined;
  const { result, invocation } = await running(choose, work);
  const isMet = [...invocation.calls.values()].some((call) => call.fault !== undefined);
  return { result, calls: operationsOf(invocation), isMet };
}

/** Runs a function each of whose calls may meet any fault. */
export async function withFaults<T>(chance: number, work: () => Promise<T>): Promise<T> {
  const choose: Choose = ({ operation }) => {
    if (Math.random() >= chance) return undefined;
    const fitting = FAULTS.filter((fault) => fits(fault, operation));
    return fitting[Math.floor(Math.random() * fitting.length)];
  };
  return (await running(choose, work)).result;
}
