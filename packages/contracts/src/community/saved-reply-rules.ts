export const SAVED_REPLY_LIMITS = { titleCharacters: 50, contentCharacters: 2000, count: 100 } as const;

/** The names that a saved reply may have in braces; their values are inserted there. */
const PLACEHOLDERS = ['이름', '제목', '상담원'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

/** The placeholders as they are written: `{이름}` … */
export const SAVED_REPLY_PLACEHOLDERS: readonly string[] = PLACEHOLDERS.map((name) => `{${name}}`);

/** A saved reply with the values of an inquiry; other text in braces stays. */
export const fillSavedReply = (content: string, values: Readonly<Record<Placeholder, string>>): string =>
  PLACEHOLDERS.reduce((text, name) => text.replaceAll(`{${name}}`, () => values[name]), content);
