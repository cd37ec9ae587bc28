import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error, signatureMismatch } from './errors.ts';
import type { S3Request } from './request.ts';

/** Secrets by access key id. A Map, so that inherited names such as `constructor` are no keys. */
export type Credentials = ReadonlyMap<string, string>;

/** The scope of a signature and its secret. */
interface Signer {
  secret: string;
  /** `YYYYMMDD` */
  day: string;
  region: string;
}

/**
 * Finds the secret of a credential (`AKID/YYYYMMDD/region/s3/aws4_request`).
 *
 * @throws S3Error when the credential is malformed, its day differs from `amzDate`, or its key is unknown.
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

/** Signs a text; the signature is hexadecimal. */
export function sign({ secret, day, region }: Signer, text: string): string {
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  return hmac(key, text).toString('hex');
}

/**
 * Compares two signatures in constant time.
 *
 * @throws S3Error SignatureDoesNotMatch with the given details when they differ.
 */
export function assertSignature(expected: string, given: string, details: Record<string, string>): void {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw signatureMismatch(details);
}

/** The canonical request of SigV4. */
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

/** The string to sign of SigV4. */
export function stringToSign({ day, region }: Signer, amzDate: string, canonical: string): string {
  const hash = createHash('sha256').update(canonical).digest('hex');
  return ['AWS4-HMAC-SHA256', amzDate, `${day}/${region}/s3/aws4_request`, hash].join('\n');
}

/** Percent-encodes all but the unreserved characters of RFC 3986, as SigV4 requires. */
export function uriEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const collapse = (value: string): string => value.trim().replace(/ +/g, ' ');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
