/** Limits both sides apply (SPEC §9). */
export const LIMITS = {
  /** Default size of one uploaded file, bytes. */
  fileBytes: 10 * 1024 * 1024,
  filesPerUpload: 10,
  /** Life of a verification code, seconds (FACTS §6). */
  verificationCodeSeconds: 180,
  verificationResendSeconds: 30,
  /** Life of the proof that the right code gave, seconds. */
  verificationProofSeconds: 600,
  /** Characters before the recommender list is asked (SPEC §5). */
  recommenderSearchMin: 2,
  /** Answers shown by a search box before a person types. */
  searchDebounceMs: 300,
} as const;
