import { Type, type Static } from 'typebox';
import { strictObject, nullable, timestamp, created } from '../fields.ts';

/** First 12 hex digits of the hash over everything a build of the shell serves. */
export const shellId = Type.String({ pattern: '^[0-9a-f]{12}$', label: '셸' });

/**
 * The capabilities of a shell: the version of `@danji/shell-sdk`, its names (`./router#Link`) and those of our other
 * shared modules (`@danji/ui#Button`), and the version of every shared module by its import.
 */
const shellSdk = strictObject({ version: Type.String(), symbols: Type.Array(Type.String()) });
const shellShared = Type.Record(Type.String(), Type.String());

/** A stored build of the shell. `active`: when it was last known to be the served one. */
export const shellRow = strictObject({
  id: shellId,
  sdk: nullable(shellSdk),
  shared: nullable(shellShared),
  files: Type.Integer(),
  bytes: Type.Integer(),
  created,
  active: timestamp,
});

export type ShellRow = Static<typeof shellRow>;
