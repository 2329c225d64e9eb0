export const WORK_REQUEST_LIMITS = {
  titleCharacters: 100,
  textCharacters: 5000,
  files: 10,
  commentCharacters: 1000,
  reasonCharacters: 1000,
} as const;
