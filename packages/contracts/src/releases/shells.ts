import { Type, type Static } from 'typebox';
import { closed, nullable, timestamp } from '../fields.ts';

/** First 12 hex digits of the hash over everything a build of the shell serves. */
export const shellId = Type.String({ pattern: '^[0-9a-f]{12}$', label: '셸' });

/** What a shell gives remotes: the version of `@danji/shell-sdk`, its names (`./router#Link`) and those of what else of ours it lends (`@danji/ui#Button`), and the version of every lent module by what is imported. */
export const shellSdk = closed({ version: Type.String(), symbols: Type.Array(Type.String()) });
export const shellShared = Type.Record(Type.String(), Type.String());

/** A build of the shell that the server keeps. `active`: when it was last known to be the one people get. */
export const shellRow = closed({
  id: shellId,
  sdk: nullable(shellSdk),
  shared: nullable(shellShared),
  files: Type.Integer(),
  bytes: Type.Integer(),
  created: timestamp,
  active: timestamp,
});

export type ShellRow = Static<typeof shellRow>;
