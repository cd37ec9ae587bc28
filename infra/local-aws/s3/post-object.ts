import { Readable } from 'node:stream';
import * as z from 'zod';
import type { ObjectStore } from './object-store.ts';
import { writePrecondition } from './protocol/conditions.ts';
import { accessDenied, entityTooLarge, S3Error } from './protocol/errors.ts';
import type { Reply } from './protocol/reply.ts';
import type { S3Request } from './protocol/request.ts';
import { assertSignature, type Credentials, sign, signerOf } from './protocol/signature-v4.ts';
import { storedHeaders } from './stored-headers.ts';

/** The whole form is held in memory. */
const MAX_FORM_BYTES = 128 * 2 ** 20;

/** Fields of a form that its policy need not name. */
const NOT_COVERED = ['policy', 'x-amz-signature', 'file'];

const policyShape = z.object({
  expiration: z.iso.datetime({ offset: true }),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
    ]),
  ),
});
type Policy = z.output<typeof policyShape>;

/** What a form holds; names of fields in lower case. */
interface Form {
  fields: ReadonlyMap<string, string>;
  file: Buffer;
}

const malformed = () =>
  new S3Error(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );

async function readForm({ body, rawHeaders }: S3Request): Promise<Form> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) throw entityTooLarge(MAX_FORM_BYTES);
    chunks.push(chunk);
  }
  const type = rawHeaders.get('content-type') ?? '';
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw malformed();
    });
  const file = form.get('file');
  if (file === null) throw malformed();
  const fields = new Map<string, string>();
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  return {
    fields,
    file: typeof file === 'string' ? Buffer.from(file) : Buffer.from(await file.arrayBuffer()),
  };
}

function policyOf(encoded: string): Policy {
  try {
    return policyShape.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

const refusedBy = (reason: string) => accessDenied(`Invalid according to Policy: ${reason}`);

/** @throws S3Error unless the form is just what its policy allows */
function assertPolicy({ expiration, conditions }: Policy, fields: ReadonlyMap<string, string>, size: number) {
  if (Date.parse(expiration) <= Date.now()) throw refusedBy('Policy expired.');
  const covered = new Set(NOT_COVERED);
  const assert = (name: string, isMet: (value: string) => boolean) => {
    covered.add(name.toLowerCase());
    if (!isMet(fields.get(name.toLowerCase()) ?? '')) throw refusedBy(`Policy Condition failed: ${name}`);
  };
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, wanted] of Object.entries(condition)) assert(name, (value) => value === wanted);
    } else if (condition[0] === 'content-length-range') {
      const [, least, most] = condition;
      if (size > most) throw entityTooLarge(most);
      if (size < least)
        throw new S3Error(
          400,
          'EntityTooSmall',
          'Your proposed upload is smaller than the minimum allowed size',
        );
    } else {
      const [operator, name, wanted] = condition;
      assert(name.slice(1), (value) => (operator === 'eq' ? value === wanted : value.startsWith(wanted)));
    }
  }
  const extra = [...fields.keys()].find((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra) throw refusedBy(`Extra input fields: ${extra}`);
}

/**
 * Stores the file of a form that a browser sends, if the form carries a policy with a valid signature and keeps to it.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export async function postObject(
  request: S3Request,
  store: ObjectStore,
  credentials: Credentials,
): Promise<Reply> {
  const bucket = store.bucket(request.bucket);
  const { fields, file } = await readForm(request);
  const [policy, signature] = [fields.get('policy'), fields.get('x-amz-signature')];
  if (!policy || !signature) throw accessDenied();
  const signer = signerOf(credentials, fields.get('x-amz-credential') ?? '', fields.get('x-amz-date') ?? '');
  assertSignature(sign(signer, policy), signature, { StringToSign: policy });
  assertPolicy(policyOf(policy), new Map([...fields, ['bucket', request.bucket]]), file.length);
  const key = fields.get('key');
  if (!key) throw malformed();
  const { etag } = await bucket.put(key, Readable.from([file]), {
    headers: storedHeaders(fields),
    maxBytes: file.length,
    precondition: writePrecondition(new Map()),
  });
  return { status: 204, headers: { etag } };
}
