/** How it is measured within how many hours a vendor answers offices. */
export const ANSWER_TIME = {
  /** Questions of so many days count. */
  days: 90,
  /** Fewer questions say nothing. */
  leastQuestions: 3,
  /** A slower vendor has no answer time; a question that has waited for longer was not answered. */
  slowestHours: 72,
} as const;
