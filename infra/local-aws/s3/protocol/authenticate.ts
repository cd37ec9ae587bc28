import { accessDenied, invalidArgument, notImplemented, S3Error } from './errors.ts';
import type { Payload } from './payload.ts';
import { parameter, type S3Request } from './request.ts';
import {
  assertSignature,
  type Credentials,
  canonicalRequest,
  sign,
  signerOf,
  stringToSign,
} from './signature-v4.ts';

/** The signature parameters of a request, from its headers or its query. */
interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  amzDate: string;
  payload: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const CLOCK_SKEW_MS = 15 * 60_000;
const LONGEST_LIFE_SECONDS = 7 * 24 * 60 * 60;

/**
 * Verifies the SigV4 signature of a request, in its `Authorization` header or presigned in its query.
 *
 * @throws S3Error with the code of S3 when the signature is missing, wrong or expired, or leaves out required headers.
 */
export function authenticate(request: S3Request, credentials: Credentials): Payload {
  const presigned = parameter(request, 'X-Amz-Algorithm') !== undefined;
  const claim = presigned ? claimOfQuery(request) : claimOfHeader(request);
  const signer = signerOf(credentials, claim.credential, claim.amzDate);
  const canonical = canonicalRequest(request, claim.signedHeaders, claim.payload);
  const expected = sign(signer, stringToSign(signer, claim.amzDate, canonical));
  assertSignature(expected, claim.signature, { CanonicalRequest: canonical });
  assertCoverage(request, claim.signedHeaders, presigned);
  return payloadOf(claim.payload);
}

function claimOfQuery(request: S3Request): Claim {
  if (request.rawHeaders.has('authorization')) throw invalidArgument('Only one auth mechanism allowed');
  const amzDate = parameter(request, 'X-Amz-Date') ?? '';
  const signedHeaders = parameter(request, 'X-Amz-SignedHeaders');
  const signature = parameter(request, 'X-Amz-Signature');
  const seconds = Number(parameter(request, 'X-Amz-Expires') ?? Number.NaN);
  if (parameter(request, 'X-Amz-Algorithm') !== ALGORITHM || !signedHeaders || !signature) {
    throw queryParametersError('Query-string authentication needs algorithm, signed headers and signature');
  }
  if (!(seconds >= 0 && seconds <= LONGEST_LIFE_SECONDS)) {
    throw queryParametersError('X-Amz-Expires must be less than a week (in seconds) that is 604800');
  }
  const signedAt = parseAmzDate(amzDate);
  if (signedAt > Date.now() + CLOCK_SKEW_MS) throw accessDenied('Request is not valid yet');
  if (signedAt + seconds * 1_000 < Date.now()) throw accessDenied('Request has expired');
  return {
    credential: parameter(request, 'X-Amz-Credential') ?? '',
    signedHeaders: signedHeaders.split(';'),
    signature,
    amzDate,
    payload: request.headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function claimOfHeader(request: S3Request): Claim {
  const authorization = request.rawHeaders.get('authorization') ?? '';
  const parts = /^(\S+) Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  const [, algorithm, credential, signedHeaders, signature] = parts ?? [];
  if (algorithm !== ALGORITHM || !credential || !signedHeaders || !signature) throw accessDenied();
  const amzDate = request.rawHeaders.get('x-amz-date') ?? '';
  const payload = request.rawHeaders.get('x-amz-content-sha256');
  if (payload === undefined) {
    throw new S3Error(
      400,
      'InvalidRequest',
      'Missing required header for this request: x-amz-content-sha256',
    );
  }
  if (Math.abs(parseAmzDate(amzDate) - Date.now()) > CLOCK_SKEW_MS) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  return { credential, signedHeaders: signedHeaders.split(';'), signature, amzDate, payload };
}

// Every `x-amz-*` header must be signed, otherwise the holder of a presigned URL could change the request.
function assertCoverage(request: S3Request, signedHeaders: string[], presigned: boolean): void {
  if (!signedHeaders.includes('host')) throw accessDenied('The host header must be signed.');
  const loose = [...request.rawHeaders.keys()].filter(
    (name) => name.startsWith('x-amz-') && !(presigned && name === 'x-amz-content-sha256'),
  );
  const unsigned = loose.filter((name) => !signedHeaders.includes(name));
  if (unsigned.length > 0) {
    throw accessDenied(
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
  }
}

function payloadOf(claim: string): Payload {
  if (claim === 'UNSIGNED-PAYLOAD') return { kind: 'unsigned' };
  if (claim === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return { kind: 'chunked' };
  if (claim.startsWith('STREAMING-')) throw notImplemented(claim);
  if (!/^[0-9a-f]{64}$/.test(claim)) {
    throw invalidArgument(
      'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-... or a valid sha256 value.',
    );
  }
  return { kind: 'signed', sha256: claim };
}

/** Epoch milliseconds of `YYYYMMDDTHHMMSSZ`. */
function parseAmzDate(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) throw accessDenied('X-Amz-Date must be formatted via ISO8601 Long format');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const queryParametersError = (message: string) =>
  new S3Error(400, 'AuthorizationQueryParametersError', message);
