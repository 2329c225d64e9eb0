/** Limits that both server and client apply (SPEC §9). */
export const LIMITS = {
  /** Default size of one uploaded file, bytes. */
  fileBytes: 10 * 1024 * 1024,
  filesPerUpload: 10,
  /** Size of the JSON body of a call, bytes; more only where its contract says so (`maxBodyBytes`). */
  bodyBytes: 64 * 1024,
  /** Lifetime of a verification code, seconds (FACTS §6). */
  verificationCodeSeconds: 180,
  verificationResendSeconds: 30,
  /** Lifetime of the proof of a phone check, seconds. */
  verificationProofSeconds: 600,
  /** The recommender list is requested from this many characters on (SPEC §5). */
  recommenderSearchMin: 2,
  /** A search box waits this long after the last key press before it searches, ms. */
  searchDebounceMs: 300,
} as const;
