/** Response of a call that only reports success. */
export const OK = { ok: true } as const;
