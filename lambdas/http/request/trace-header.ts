import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** By which a browser names a call, and the answer names it for whoever asks about it. */
export const TRACE_HEADER = 'x-request-id';

/** Enough to be alone, and no more: it is stored with what a call writes, and lists pay for its length. */
const LENGTH = 12;

const ID = new RegExp(`^[\\w-]{8,${LENGTH}}$`);

/** The id of a call: the browser's, else what the gateway's begins with. */
export function traceOf({
  headers = {},
  requestContext,
}: Partial<Pick<APIGatewayProxyEventV2, 'headers'>> & { requestContext: { requestId: string } }): string {
  const given = headers[TRACE_HEADER];
  return given && ID.test(given) ? given : requestContext.requestId.slice(0, LENGTH);
}
