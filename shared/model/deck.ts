import * as z from 'zod';
import * as limits from '../limits.ts';
import { decks as texts } from '../texts/decks/decks.ts';
import { fileInput, instant } from './common.ts';
import { person } from './member.ts';
import { line } from './text.ts';

/** The deck of a project, as those see it who may open it. */
const deck = () =>
  z.strictObject({
    /** By which it is saved. */
    name: z.string(),
    /** Bytes. */
    size: z.number(),
    uploadedAt: instant,
  });

/** Somebody with whom the founder has shared the deck, and what they have opened. */
const deckReader = () =>
  z.strictObject({
    member: person(),
    sharedAt: instant,
    /** Whether they may open it; who no longer may stays for what they have opened. */
    mayOpen: z.boolean(),
    openingCount: z.number(),
    /** The newest ones, newest first. */
    openings: z.array(instant),
  });
export type DeckReader = z.infer<ReturnType<typeof deckReader>>;

/** Null for whom there is none, or none that is shared with them; readers are for the founder alone. */
export const projectDeck = () =>
  z.strictObject({
    deck: deck().nullable(),
    /** What readers are told before they open it. */
    notice: z.string(),
    readers: z.array(deckReader()),
  });
export type ProjectDeck = z.infer<ReturnType<typeof projectDeck>>;

/** Body of uploading one: a path of `POST /uploads`, or a data URL, of a PDF. */
export const deckInput = () =>
  z.object({
    file: fileInput,
    name: line(limits.DOCUMENT_NAME_MAX, { required: texts.nameRequired, tooLong: texts.nameTooLong }),
  });
