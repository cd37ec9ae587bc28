/**
 * A JSON value as fuzzing generates it: ids of things that exist and very long texts are named, not spelled out, so that
 * an input is short to print and means the same in another run, where the ids are others.
 */
export type Template = null | boolean | number | string | Named | Template[] | { [key: string]: Template };

/** Stands for something that is known when the input is sent, or for a text many times over. */
export class Named {
  readonly name: string;
  readonly nth: number;

  constructor(name: string, nth: number) {
    this.name = name;
    this.nth = nth;
  }

  /** How fast-check prints it. */
  toString(): string {
    return `<${this.name} ${this.nth}>`;
  }

  toJSON(): string {
    return this.toString();
  }
}

/** A text many times over: `nth` is how often. */
export class Repeated extends Named {}

/** Looks up a named thing. */
export type Lookup = (name: string, nth: number) => string;

/** Spells a template out, as what is sent. */
export function spellOut(template: Template, lookup: Lookup): unknown {
  if (template instanceof Repeated) return template.name.repeat(template.nth);
  if (template instanceof Named) return lookup(template.name, template.nth);
  if (Array.isArray(template)) return template.map((one) => spellOut(one, lookup));
  if (typeof template !== 'object' || template === null) return template;
  // Not by assignment: `__proto__` is a key like any other here.
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, spellOut(value, lookup)]));
}
