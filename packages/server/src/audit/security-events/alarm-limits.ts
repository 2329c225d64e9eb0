/** So many failed sign-ins in `windowSeconds` are a run, of which every ADMIN is told once in `quietSeconds`. */
export const SIGN_IN_ALARM = {
  windowSeconds: 10 * 60,
  quietSeconds: 60 * 60,
  /** From one address, or of one account. */
  failures: 20,
  /** Of an operator's account. */
  operatorFailures: 5,
} as const;
