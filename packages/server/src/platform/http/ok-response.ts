/** Response of a call that only reports success. */
export const OK_RESPONSE = { ok: true } as const;
