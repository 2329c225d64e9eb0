export const BOARD_LIMITS = { titleCharacters: 100, files: 10 } as const;
