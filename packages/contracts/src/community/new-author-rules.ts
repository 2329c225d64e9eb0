/** The most texts that a new author may publish in an hour. */
export const NEW_AUTHOR_PER_HOUR = { post: 5, answer: 10, comment: 20 } as const;
export type WrittenKind = keyof typeof NEW_AUTHOR_PER_HOUR;
