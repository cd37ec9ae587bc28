import { BODY_BYTES, BODY_DEPTH, BODY_VALUES } from '../../../shared/limits.ts';
import { header, type Middleware, type RequestContext } from '../request-context.ts';
import { BodyTooComplexError, BodyTooLargeError, MalformedJsonError, NotJsonError } from './errors.ts';
import { jsonShape } from './json-shape.ts';

function text({ event }: RequestContext): string {
  if (!event.body) return '';
  return event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
}

/** Whether a body can be parsed at a bearable cost. */
function isSimple(body: string): boolean {
  const { depth, values } = jsonShape(body, { depth: BODY_DEPTH, values: BODY_VALUES });
  return depth <= BODY_DEPTH && values <= BODY_VALUES;
}

/** Leaves out what would stand in for a method: schemas compare, and what cannot be converted throws there. */
const withoutConversions = (key: string, value: unknown): unknown =>
  key === 'toString' || key === 'valueOf' ? undefined : value;

/** Reads a JSON body of a bearable size; no body at all counts as an empty one. */
export const jsonBody: Middleware = {
  before: ({ event: requestContext }) => {
    const { route } = requestContext;
    if (route.method === 'GET') return;
    const body = text(requestContext);
    if (Buffer.byteLength(body) > (route.bodyBytes ?? BODY_BYTES)) throw new BodyTooLargeError();
    if (body.trim() === '') {
      requestContext.body = {};
      return;
    }
    const type = header(requestContext, 'content-type') ?? '';
    if (route.takesForms && /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
      return;
    if (!/^application\/json\s*(;|$)/i.test(type)) throw new NotJsonError();
    if (!isSimple(body)) throw new BodyTooComplexError();
    requestContext.rawBody = body;
    try {
      requestContext.body = JSON.parse(body, withoutConversions);
    } catch {
      throw new MalformedJsonError();
    }
  },
};
