/** How deep the arrays and objects of a JSON text lie in each other, and about how many values it holds. */
export interface JsonShape {
  depth: number;
  values: number;
}

/** Where a JSON string ends that begins before a place: at its quotation mark, or where the text ends. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/**
 * Measures a JSON text without building it, because a few megabytes of brackets become gigabytes of objects.
 *
 * @param text JSON, perhaps malformed
 * @param most where to stop: what is deeper or has more is not measured to its end
 */
export function jsonShape(text: string, most: JsonShape): JsonShape {
  let [depth, deepest, values] = [0, 0, 1];
  for (let at = 0; at < text.length && deepest <= most.depth && values <= most.values; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at + 1);
    else if (character === ',') values += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    }
  }
  return { depth: deepest, values };
}
