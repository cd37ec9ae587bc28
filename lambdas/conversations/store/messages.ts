import { searchWords } from '../../../shared/rules/search/word-search.ts';
import { normalize } from '../../../shared/rules/texts/words.ts';
import { idNumber } from '../../table/ids.ts';
import { digits } from '../../table/key.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { get, type Stored } from '../../table/table.ts';
import { MessageNotFoundError } from './errors.ts';
import type { MessageItem } from './items.ts';
import { conversationKeys } from './keys.ts';

/** A page of a conversation, newest first; it goes on behind a message id. */
export function readMessages(
  conversationId: string,
  { before, limit }: PageOf,
): Promise<{ items: Stored<MessageItem>[]; more: boolean }> {
  const last = before === undefined ? conversationKeys.behindMessages : digits(idNumber(before));
  return newestFirst<MessageItem>(
    { partition: conversationKeys.messages(conversationId) },
    { before: last, limit },
    { consistent: true },
  );
}

/** One message, as it stands now; undefined when there is none of this id. */
export async function findMessage(
  conversationId: string,
  messageId: string,
): Promise<Stored<MessageItem> | undefined> {
  const message = await get(conversationKeys.message(conversationId, messageId), { consistent: true });
  return message?._id === messageId ? message : undefined;
}

/**
 * One message, as it stands now.
 *
 * @throws MessageNotFoundError
 */
export async function readMessage(conversationId: string, messageId: string): Promise<Stored<MessageItem>> {
  const message = await findMessage(conversationId, messageId);
  if (!message) throw new MessageNotFoundError();
  return message;
}

/** Messages that one search reads before it answers with what it has found. */
const READ_AT_ONCE = 300;

/**
 * The messages that hold all words of a search, in the part of a conversation that goes on behind a message id.
 *
 * @returns them, newest first, and where the search goes on; undefined when all is searched
 */
export async function searchMessages(
  conversationId: string,
  search: string,
  before: string | undefined,
): Promise<{ found: MessageItem[]; next: string | undefined }> {
  const words = searchWords(search);
  const { items, more } = await readMessages(conversationId, { before, limit: READ_AT_ONCE });
  const found = items.filter(({ text }) => {
    const normalized = normalize(text);
    return words.every((word) => normalized.includes(word));
  });
  return { found, next: more ? items.at(-1)?._id : undefined };
}
