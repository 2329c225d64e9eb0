export type IdentityTables = Record<never, never>;
