import database from 'dynalite/db/index.js';
import { sameOptional, sameValue } from '../equality.ts';
import type { AttributeValue, Condition, Item, Operand } from '../types.ts';

type Value = AttributeValue | undefined;

/** The number that `size()` yields: UTF-8 bytes of a text, bytes of a binary, members of a collection. */
function sizeOf(value: Value): Value {
  if (value === undefined) return undefined;
  if ('S' in value) return { N: String(Buffer.byteLength(value.S, 'utf8')) };
  if ('B' in value) return { N: String(Buffer.byteLength(value.B, 'base64')) };
  if ('M' in value) return { N: String(Object.keys(value.M).length) };
  if ('L' in value) return { N: String(value.L.length) };
  if ('SS' in value) return { N: String(value.SS.length) };
  if ('NS' in value) return { N: String(value.NS.length) };
  if ('BS' in value) return { N: String(value.BS.length) };
  return undefined;
}

function resolve(operand: Operand | undefined, item: Item): Value {
  if (operand === undefined) return undefined;
  if (Array.isArray(operand)) return database.mapPath(operand, item) ?? undefined;
  return 'type' in operand ? sizeOf(resolve(operand.args[0], item)) : operand;
}

/** Text is ordered by its UTF-8 bytes, as keys are; dynalite would order it by UTF-16 units. */
function isOrdered(comparator: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  if (!left || !right) return false;
  if (!('S' in left) || !('S' in right)) return database.compare(comparator, left, [right]);
  const order = Buffer.compare(Buffer.from(left.S), Buffer.from(right.S));
  if (order === 0) return comparator.endsWith('=');
  return comparator.startsWith('<') === order < 0;
}

function contains(collection: Value, wanted: Value): boolean {
  if (!collection || !wanted) return false;
  if ('L' in collection) return collection.L.some((element) => sameValue(element, wanted));
  return database.compare('contains', collection, [wanted]) === true;
}

function callFunction(name: string, [subject, argument]: Value[]): boolean {
  if (name === 'contains') return contains(subject, argument);
  return database.compare(name, subject, argument ? [argument] : []);
}

/**
 * Whether an item satisfies a condition or filter expression. Replaces dynalite's evaluation, which finds no two
 * lists or maps equal and measures and orders text in UTF-16.
 *
 * @param item the stored item; an empty one when there is none
 */
export function matches(condition: Condition, item: Item): boolean {
  switch (condition.type) {
    case 'and':
      return condition.args.every((part) => matches(part, item));
    case 'or':
      return condition.args.some((part) => matches(part, item));
    case 'not':
      return !condition.args.some((part) => matches(part, item));
  }
  const [left, right, upper] = condition.args.map((operand) => resolve(operand, item));
  switch (condition.type) {
    case 'function':
      return callFunction(condition.name, [left, right]);
    case '=':
      return left !== undefined && sameOptional(left, right);
    case '<>':
      return !sameOptional(left, right);
    case 'in':
      return condition.args.slice(1).some((choice) => left && sameOptional(left, resolve(choice, item)));
    case 'between':
      return isOrdered('>=', left, right) && isOrdered('<=', left, upper);
    default:
      return isOrdered(condition.type, left, right);
  }
}
