import type { SuggestMessage } from '@danji/contracts/bids/suggest-message';

/**
 * Adds messages to those that are known, the oldest first. When a full page of the newest ones does not reach the known
 * ones, there are some between them: then only the page stays, and the others are loaded again when they are asked for.
 */
export function mergeMessages(
  known: readonly SuggestMessage[],
  added: readonly SuggestMessage[],
  fullPage?: number,
): SuggestMessage[] {
  const oldest = Math.min(...added.map(({ id }) => id));
  const isApart = fullPage !== undefined && added.length >= fullPage && known.every(({ id }) => id < oldest);
  const byId = new Map([...(isApart ? [] : known), ...added].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

/** How far a side has read the other one, and its own last message that it has not: numbers of messages. */
export function findMarks(messages: readonly SuggestMessage[], isVendor: boolean) {
  const isOwn = ({ is_from_vendor }: SuggestMessage): boolean => is_from_vendor === isVendor;
  return {
    readUpTo: messages.findLast((message) => isOwn(message) && message.is_read)?.id ?? 0,
    unread: messages.findLast((message) => !isOwn(message) && !message.is_read)?.id,
  };
}
