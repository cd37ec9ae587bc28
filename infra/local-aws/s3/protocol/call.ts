import type { ObjectStore } from '../object-store.ts';
import type { Payload } from './payload.ts';
import type { Reply } from './reply.ts';
import type { S3Request } from './request.ts';

/** A request with a valid signature, and the store that it is about. */
export interface Call {
  request: S3Request;
  payload: Payload;
  store: ObjectStore;
}

/** What the server does for one kind of call. */
export type Operation = (call: Call) => Reply | Promise<Reply>;
