import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings of cdk-nag on a construct and all below it.
 *
 * @param reasons why, by the id of the finding: `AwsSolutions::AwsSolutions-S1`
 */
export function acknowledge(scope: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(scope).acknowledge({ id, reason });
}
