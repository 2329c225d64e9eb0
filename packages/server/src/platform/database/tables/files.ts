export type FileTables = Record<never, never>;
