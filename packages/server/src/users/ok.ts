/** The answer of a call that has nothing to tell but that it worked. */
export const OK = { ok: true } as const;
