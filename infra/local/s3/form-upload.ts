import { assertSums, expectedSums } from './checksums.ts';
import { accessDenied, invalidArgument, notImplemented, S3Error } from './errors.ts';
import { readUploadForm } from './multipart.ts';
import type { ObjectStore } from './object-store.ts';
import { applyPolicy } from './post-policy.ts';
import { type Reply, xmlReply } from './reply.ts';
import type { S3Request } from './request.ts';
import { assertSignature, type Credentials, sign, signerOf, uriEncode } from './signature-v4.ts';
import { storedHeaders } from './stored-headers.ts';
import { MAX_OBJECT_BYTES } from './write-object.ts';
import { element, textElement } from './xml.ts';

const FILE_NAME_VARIABLE = `\${filename}`;

/**
 * Stores the file of a browser's form (POST Object) under the policy that the form carries.
 *
 * @throws S3Error when signature, policy, size or checksums refuse it; nothing is stored then.
 */
export async function uploadForm(
  request: S3Request,
  store: ObjectStore,
  credentials: Credentials,
): Promise<Reply> {
  const bucket = store.bucket(request.bucket);
  const form = await readUploadForm(request.headers.get('content-type') ?? '', request.body);
  const policy = verifiedPolicy(form.fields, credentials);
  const { minBytes, maxBytes } = applyPolicy(policy, new Map([...form.fields, ['bucket', request.bucket]]), {
    minBytes: 0,
    maxBytes: MAX_OBJECT_BYTES,
  });
  if (form.fields.has('success_action_redirect')) throw notImplemented('success_action_redirect');
  const key = form.fields.get('key')?.replaceAll(FILE_NAME_VARIABLE, form.fileName);
  if (!key) throw invalidArgument('Bucket POST must contain a field named key.');
  const announced = expectedSums(form.fields);

  const { etag } = await bucket.put(key, form.content, {
    headers: storedHeaders(form.fields),
    maxBytes,
    check: (sums) => {
      if (sums.size < minBytes) {
        throw new S3Error(
          400,
          'EntityTooSmall',
          'Your proposed upload is smaller than the minimum allowed size',
          { ProposedSize: String(sums.size), MinSizeAllowed: String(minBytes) },
        );
      }
      assertSums(sums, announced);
    },
  });
  return uploadedReply(request, key, etag, form.fields.get('success_action_status'));
}

/** The policy of a form, once its signature is found good. */
function verifiedPolicy(fields: ReadonlyMap<string, string>, credentials: Credentials): string {
  const [policy, signature] = [fields.get('policy'), fields.get('x-amz-signature')];
  if (!policy || !signature) throw accessDenied();
  const signer = signerOf(credentials, fields.get('x-amz-credential'), fields.get('x-amz-date'));
  assertSignature(sign(signer, policy), signature);
  return policy;
}

function uploadedReply(request: S3Request, key: string, etag: string, wanted = ''): Reply {
  const location = `http://${request.headers.get('host')}/${request.bucket}/${uriEncode(key)}`;
  const headers = { etag, location };
  if (wanted !== '201') return { status: wanted === '200' ? 200 : 204, headers };
  const described = { Location: location, Bucket: request.bucket, Key: key, ETag: etag };
  const content = Object.entries(described).map(([name, text]) => textElement(name, text));
  return xmlReply(201, element('PostResponse', ...content), headers);
}
