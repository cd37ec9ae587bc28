import { BODY_BYTES } from '../../shared/limits.ts';
import { errors as texts } from '../../shared/texts.ts';
import { BadRequest, HttpError } from './errors.ts';
import { type Exchange, header, type Link } from './exchange.ts';

function text({ event }: Exchange): string {
  if (!event.body) return '';
  return event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
}

/** Reads a JSON body of a bearable size; no body at all counts as an empty one (WIRE, request bodies). */
export const jsonBody: Link = {
  before: ({ event: exchange }) => {
    const { route } = exchange;
    if (route.method === 'GET') return;
    const body = text(exchange);
    if (Buffer.byteLength(body) > (route.bodyBytes ?? BODY_BYTES))
      throw new HttpError(413, 'TOO_LARGE', texts.bodyTooLarge);
    if (body.trim() === '') {
      exchange.body = {};
      return;
    }
    if (!/^application\/json\s*(;|$)/i.test(header(exchange, 'content-type') ?? ''))
      throw new HttpError(415, 'NOT_JSON', texts.notJson);
    exchange.rawBody = body;
    try {
      exchange.body = JSON.parse(body);
    } catch {
      throw new BadRequest(texts.malformedJson, undefined, 'MALFORMED_JSON');
    }
  },
};
