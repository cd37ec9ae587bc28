import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error, signatureMismatch } from './errors.ts';
import type { S3Request } from './request.ts';

/** Secrets by access key id. A Map, because `constructor` is no access key. */
export type Credentials = ReadonlyMap<string, string>;

/** What a signature is valid for, with the secret that makes it. */
interface Signer {
  secret: string;
  /** `YYYYMMDD` */
  day: string;
  region: string;
}

/**
 * Finds the secret a credential names (`AKID/YYYYMMDD/region/s3/aws4_request`).
 *
 * @throws S3Error when it is malformed, of another day than `amzDate`, or its key unknown.
 */
export function signerOf(credentials: Credentials, credential: string, amzDate: string): Signer {
  const [accessKeyId = '', day = '', region = '', service, end, ...rest] = credential.split('/');
  if (
    service !== 's3' ||
    end !== 'aws4_request' ||
    rest.length > 0 ||
    day === '' ||
    !amzDate.startsWith(day)
  ) {
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'Error parsing the X-Amz-Credential parameter',
    );
  }
  const secret = credentials.get(accessKeyId);
  if (secret === undefined) {
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
      { AWSAccessKeyId: accessKeyId },
    );
  }
  return { secret, day, region };
}

/** The hexadecimal signature of a text. */
export function sign({ secret, day, region }: Signer, text: string): string {
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  return hmac(key, text).toString('hex');
}

/** @throws S3Error SignatureDoesNotMatch, with the given details for whoever debugs a signer. */
export function assertSignature(expected: string, given: string, details: Record<string, string>): void {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw signatureMismatch(details);
}

/** The request in the one form both sides sign. */
export function canonicalRequest(
  request: Pick<S3Request, 'method' | 'path' | 'query' | 'rawHeaders'>,
  signedHeaders: string[],
  payloadHash: string,
): string {
  const query = request.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB));
  return [
    request.method,
    request.path.split('/').map(uriEncode).join('/'),
    query.map((pair) => pair.join('=')).join('&'),
    ...signedHeaders.map((name) => `${name}:${collapse(request.rawHeaders.get(name) ?? '')}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

/** The text whose signature a request carries. */
export function stringToSign({ day, region }: Signer, amzDate: string, canonical: string): string {
  const hash = createHash('sha256').update(canonical).digest('hex');
  return ['AWS4-HMAC-SHA256', amzDate, `${day}/${region}/s3/aws4_request`, hash].join('\n');
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as SigV4 asks. */
export function uriEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const collapse = (value: string): string => value.trim().replace(/ +/g, ' ');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
