import { validationFault } from '../faults.ts';
import { isJsonObject } from '../json.ts';
import type { JsonObject, TableDefinition } from '../types.ts';

export const AWS_REGION = 'us-east-1';
const VIEW_TYPE = 'NEW_AND_OLD_IMAGES';

/** The stream's part of a table's description. */
export type StreamDescription = Pick<
  TableDefinition,
  'StreamSpecification' | 'LatestStreamLabel' | 'LatestStreamArn'
>;

/**
 * Describes the stream that a request asks for, which dynalite has no rules for.
 *
 * @returns nothing when it asks for none
 * @throws Fault when it asks for other images than the new and the old one
 */
export function describeStream(
  { StreamSpecification: specification }: JsonObject,
  tableArn: string,
): StreamDescription {
  if (!isJsonObject(specification) || specification.StreamEnabled !== true) return {};
  if (specification.StreamViewType !== VIEW_TYPE)
    throw validationFault(`Streams other than of ${VIEW_TYPE} are not emulated`);
  const label = new Date().toISOString().slice(0, -1);
  return {
    StreamSpecification: { StreamEnabled: true, StreamViewType: VIEW_TYPE },
    LatestStreamLabel: label,
    LatestStreamArn: `${tableArn}/stream/${label}`,
  };
}
