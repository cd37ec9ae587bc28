/** A part of a plain text: the title, a heading, or a paragraph. */
export interface Block {
  kind: 'title' | 'heading' | 'paragraph';
  text: string;
}

/** Parts of a plain text, which stand apart by empty lines; `# ` begins the title, `## ` a heading. */
export const blocksOf = (text: string): Block[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, marks = '', words = ''] = /^(#{0,2}) ?(.*)$/.exec(part) ?? [];
      const kind = ({ '#': 'title', '##': 'heading' } as const)[marks] ?? 'paragraph';
      return { kind, text: words };
    });
