/** An S3 error response: HTTP status, error code, and extra elements of the XML body. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = code;
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Error(403, 'AccessDenied', message);

export const entityTooLarge = (maxBytes: number) =>
  new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
    MaxSizeAllowed: String(maxBytes),
  });

export const incompleteBody = () =>
  new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly');

export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);

export const malformedXml = () =>
  new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate.');

export const noSuchBucket = () => new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');

export const noSuchKey = (key: string) =>
  new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });

/** The error for operations of S3 that are not emulated. */
export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `${what} is not emulated locally.`);

export const preconditionFailed = () =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');

export const payloadMismatch = () =>
  new S3Error(
    400,
    'XAmzContentSHA256Mismatch',
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  );

export const signatureMismatch = (details: Record<string, string>) =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    details,
  );
