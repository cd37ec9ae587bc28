import type { AttributeValue, Item } from 'local-aws/dynamodb';

function attributeOf(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') };
  if (value instanceof Set) return { SS: [...value].map(String) };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  if (typeof value === 'object') return { M: attributesOf(value) };
  throw new Error(`a table holds no ${typeof value}`);
}

/** An item as requests over the wire spell it, where bytes are base64; the SDK's own form has them as bytes. */
export const attributesOf = (item: object): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
      value === undefined ? [] : [[name, attributeOf(value)]],
    ),
  );
