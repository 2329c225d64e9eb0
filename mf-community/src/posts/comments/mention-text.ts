import type { BoardComment } from '@danji/contracts/community/board-comment';

export type Mention = BoardComment['mentions'][number];

/** A part of a text: its characters, where it begins, and the member that it mentions. */
type TextPart = { text: string; at: number; mention: Mention | undefined };

/** Splits a text at the names after `@`: the longest that fits, and of two members of one name the first of them. */
export function splitMentions(text: string, members: readonly Mention[]): TextPart[] {
  const longestFirst = members.toSorted((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let from = 0;
  const addPlain = (end: number) => {
    if (end > from) parts.push({ text: text.slice(from, end), at: from, mention: undefined });
  };
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(from, at + 1))) {
    const start = at + 1;
    const mention = longestFirst.find(({ name }) => text.startsWith(name, start));
    if (!mention) continue;
    addPlain(at);
    from = start + mention.name.length;
    parts.push({ text: text.slice(at, from), at, mention });
  }
  addPlain(text.length);
  return parts;
}

/** The members whose names stand in a text, each once. */
export const findMentioned = (text: string, members: readonly Mention[]): string[] => [
  ...new Set(splitMentions(text, members).flatMap(({ mention }) => mention?.nano_id ?? [])),
];
