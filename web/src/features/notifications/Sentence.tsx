import type { NotificationGroup } from '../../../../shared/model/notification.ts';

/** As many letters as stand between two names at most: ' and '. */
const BETWEEN = 5;

/** A text in pieces; every second one is one of some names that stand one after the other at its beginning. */
function atNames(text: string, names: string[]): string[] {
  const [name, ...others] = names;
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0 || at > BETWEEN) return [text];
  return [text.slice(0, at), name, ...atNames(text.slice(at + name.length), others)];
}

/** What happened, with the names of who did it standing out; before it where the sentence does not start with one. */
export function Sentence({ notification: { content, actors, sender } }: { notification: NotificationGroup }) {
  const text = content.startsWith(sender.name) ? content : `${sender.name} · ${content}`;
  return atNames(
    text,
    actors.map(({ name }) => name),
  ).map((piece, at) =>
    // Names stand in odd places, each with a direction of its own.
    at % 2 === 1 ? (
      <strong key={piece} dir="auto">
        {piece}
      </strong>
    ) : (
      piece
    ),
  );
}
