import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { sendStream } from '../../http/send-stream.ts';
import { S3Error } from './errors.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** A response. A stream needs a `content-length` header. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Readable | undefined;
}

export function xmlReply(status: number, root: string, headers: Record<string, string> = {}): Reply {
  return { status, headers: { ...headers, 'content-type': 'application/xml' }, body: xmlDocument(root) };
}

/** The XML response to an error. An error other than S3Error is logged and answered as InternalError. */
export function errorReply(error: unknown, path: string): Reply {
  const refusal = error instanceof S3Error ? error : internalError(error);
  const details = Object.entries({ ...refusal.details, Resource: path });
  return xmlReply(
    refusal.status,
    element(
      'Error',
      textElement('Code', refusal.code),
      textElement('Message', refusal.message),
      ...details.map(([name, text]) => textElement(name, text)),
    ),
  );
}

/** Sends a response. Ignores clients that disconnect. */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers = {}, body }: Reply,
): Promise<void> {
  response.setHeader('x-amz-request-id', randomUUID());
  // Discards the rest of a refused upload: a client that is still sending would not read the response otherwise.
  request.resume();
  const hasBody = status !== 204 && status !== 304;
  const length = typeof body === 'string' ? String(Buffer.byteLength(body)) : '0';
  response.writeHead(status, { ...(hasBody && { 'content-length': length }), ...headers });
  if (body === undefined || typeof body === 'string') {
    response.end(request.method === 'HEAD' ? undefined : body);
  } else {
    await sendStream(body, response);
  }
}

function internalError(cause: unknown): S3Error {
  console.error(cause);
  return new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
}
