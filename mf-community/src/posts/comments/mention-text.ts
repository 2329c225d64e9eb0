import type { BoardComment } from '@danji/contracts/community/board-comment';

export type Mention = BoardComment['mentions'][number];

/** A part of a text: what stands in it, where it begins, and who is mentioned by it. */
type TextPart = { text: string; at: number; mention: Mention | undefined };

const toPattern = (name: string): string => `@${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`;

/** Splits a text at the names after `@`: the longest that fits, and of two members of one name the first of them. */
export function splitMentions(text: string, members: readonly Mention[]): TextPart[] {
  if (members.length === 0) return [{ text, at: 0, mention: undefined }];
  const names = members.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  let at = 0;
  return text.split(new RegExp(`(${names.map(toPattern).join('|')})`)).flatMap((part) => {
    const mention = part.startsWith('@') ? members.find(({ name }) => `@${name}` === part) : undefined;
    const found = { text: part, at, mention };
    at += part.length;
    return part === '' ? [] : [found];
  });
}

/** The members whose names stand in a text, each once. */
export const findMentioned = (text: string, members: readonly Mention[]): string[] => [
  ...new Set(splitMentions(text, members).flatMap(({ mention }) => mention?.nano_id ?? [])),
];
