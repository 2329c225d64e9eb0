/** The beginning of a name that is being typed after `@`, and the place of its `@` in the text. */
export type TypedName = { start: number; query: string };

/** After a space or at the beginning, so that an e-mail address is none; names have up to 30 characters. */
const AT_END = /(?:^|[\s([{"'])@([^@\n]{0,30})$/;

/** Finds the name that is being typed before the caret. */
export function findTypedName(text: string, caret: number): TypedName | undefined {
  const [, query] = AT_END.exec(text.slice(0, caret)) ?? [];
  return query === undefined ? undefined : { start: caret - query.length - 1, query };
}
