import * as z from 'zod';
import { accessDenied, S3Error } from './errors.ts';

const policyDocument = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
      z.record(z.string(), z.coerce.string()),
    ]),
  ),
});

/** Smallest and largest size of a file in bytes. */
export interface SizeLimits {
  minBytes: number;
  maxBytes: number;
}

// Carry the policy itself, so it cannot speak about them.
const EXEMPT = new Set(['policy', 'x-amz-signature', 'file', 'bucket']);

/**
 * Holds the fields of a form against its policy.
 *
 * @param encoded the policy as the form carries it: JSON in base64.
 * @param fields names in lower case, with `bucket` among them.
 * @returns what the policy says about the size, within `limits`.
 * @throws S3Error AccessDenied when it has expired, a condition fails, or a field is not covered;
 *   InvalidPolicyDocument when it cannot be read.
 */
export function applyPolicy(
  encoded: string,
  fields: ReadonlyMap<string, string>,
  limits: SizeLimits,
): SizeLimits {
  const policy = parsePolicy(encoded);
  if (!(Date.parse(policy.expiration) > Date.now())) throw violation('Policy expired.');
  let { minBytes, maxBytes } = limits;
  const covered = new Set(EXEMPT);

  const hold = (operator: 'eq' | 'starts-with', field: string, expected: string) => {
    const name = field.toLowerCase();
    const value = fields.get(name) ?? '';
    covered.add(name);
    if (operator === 'eq' ? value !== expected : !value.startsWith(expected)) {
      throw violation(`Policy Condition failed: ["${operator}", "$${field}", "${expected}"]`);
    }
  };
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [field, expected] of Object.entries(condition)) hold('eq', field, expected);
    } else if (condition[0] === 'content-length-range') {
      minBytes = Math.max(minBytes, condition[1]);
      maxBytes = Math.min(maxBytes, condition[2]);
    } else {
      hold(condition[0], condition[1].slice(1), condition[2]);
    }
  }
  const extra = [...fields.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) throw violation(`Extra input fields: ${extra.join(', ')}`);
  return { minBytes, maxBytes };
}

function parsePolicy(encoded: string): z.output<typeof policyDocument> {
  try {
    return policyDocument.parse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    throw new S3Error(
      400,
      'InvalidPolicyDocument',
      'The content of the form does not meet the conditions specified in the policy document.',
    );
  }
}

const violation = (reason: string) => accessDenied(`Invalid according to Policy: ${reason}`);
