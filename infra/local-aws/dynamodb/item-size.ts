import type { AttributeValue, Item } from './types.ts';

const COLLECTION_OVERHEAD = 3;
const ELEMENT_OVERHEAD = 1;

const textSize = (text: string) => Buffer.byteLength(text, 'utf8');
const binarySize = (base64: string) => Buffer.byteLength(base64, 'base64');
const total = <Element>(elements: Element[], size: (element: Element) => number) =>
  elements.reduce((sum, element) => sum + size(element), 0);

/** Two significant digits take a byte; the number itself one, and a minus sign one more. */
function numberSize(number: string): number {
  const significant = number.replace(/[-+.]/g, '').replace(/^0+|0+$/g, '');
  return 1 + Math.ceil(significant.length / 2) + (number.startsWith('-') ? 1 : 0);
}

function valueSize(value: AttributeValue): number {
  if ('S' in value) return textSize(value.S);
  if ('N' in value) return numberSize(value.N);
  if ('B' in value) return binarySize(value.B);
  if ('SS' in value) return total(value.SS, textSize);
  if ('NS' in value) return total(value.NS, numberSize);
  if ('BS' in value) return total(value.BS, binarySize);
  if ('L' in value) {
    return COLLECTION_OVERHEAD + total(value.L, (element) => ELEMENT_OVERHEAD + valueSize(element));
  }
  if ('M' in value) {
    return COLLECTION_OVERHEAD + ELEMENT_OVERHEAD * Object.keys(value.M).length + itemSize(value.M);
  }
  return 1;
}

/**
 * The size DynamoDB bills and limits: attribute names and values, text in UTF-8.
 *
 * @returns bytes
 */
export function itemSize(item: Item): number {
  return total(Object.entries(item), ([name, value]) => textSize(name) + valueSize(value));
}
