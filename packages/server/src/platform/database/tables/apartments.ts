export type ApartmentTables = Record<never, never>;
