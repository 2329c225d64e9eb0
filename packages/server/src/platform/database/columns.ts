import type { ColumnType, GeneratedAlways } from 'kysely';

/** Identity column. */
export type Id = GeneratedAlways<number>;
/** Text that a search looks through (`searchable`); `matches` is the condition. No statement returns it (`withoutSearched`). */
export type Searched = ColumnType<never, never, never>;
/** `timestamptz`: read as ISO text, written as `Date` or text. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
export type NullableTimestamp = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** Column with a default in the database. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** `jsonb`: written as JSON text (`toJson`). */
export type Json<T> = ColumnType<T, string, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** JSON text for a `jsonb` column; arrays would otherwise become PostgreSQL arrays. */
export const toJson = (value: unknown): string => JSON.stringify(value ?? null);
