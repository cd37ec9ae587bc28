import type { AttributeValue, Item } from './types.ts';

const sameMembers = (left: string[], right: string[]) =>
  left.length === right.length && left.every((member) => right.includes(member));

/** Whether two attributes hold the same value: sets without regard to order, documents in depth. */
export function sameValue(left: AttributeValue, right: AttributeValue): boolean {
  if ('S' in left) return 'S' in right && left.S === right.S;
  if ('N' in left) return 'N' in right && left.N === right.N;
  if ('B' in left) return 'B' in right && left.B === right.B;
  if ('BOOL' in left) return 'BOOL' in right && left.BOOL === right.BOOL;
  if ('NULL' in left) return 'NULL' in right;
  if ('SS' in left) return 'SS' in right && sameMembers(left.SS, right.SS);
  if ('NS' in left) return 'NS' in right && sameMembers(left.NS, right.NS);
  if ('BS' in left) return 'BS' in right && sameMembers(left.BS, right.BS);
  if ('L' in left) {
    return (
      'L' in right &&
      left.L.length === right.L.length &&
      left.L.every((element, position) => sameOptional(element, right.L[position]))
    );
  }
  return 'M' in right && sameItem(left.M, right.M);
}

/** Like {@link sameValue}; an absent attribute equals only an absent one. */
export function sameOptional(left: AttributeValue | undefined, right: AttributeValue | undefined): boolean {
  return left === undefined || right === undefined ? left === right : sameValue(left, right);
}

/** Whether two items have the same attributes with the same values. */
export function sameItem(left: Item, right: Item): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => sameOptional(left[name], right[name]))
  );
}
