import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { auditKeys } from '../../lambdas/audit/keys.ts';

/** All ways to change or delete an item; each says the partition keys that it touches. */
const CHANGES = [
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:PartiQLUpdate',
  'dynamodb:PartiQLDelete',
];

/**
 * Denies changes of the audit list, whatever else a function is granted.
 *
 * @param mayAdd leaves out putting, which adds entries
 */
export const auditDenial = (tables: string[], { mayAdd }: { mayAdd: boolean }): PolicyStatement =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: mayAdd ? CHANGES : [...CHANGES, 'dynamodb:PutItem'],
    resources: tables,
    conditions: { 'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': [auditKeys.entry('').pk] } },
  });
