import { Type, type Static } from 'typebox';
import { strictObject, nullable, oneOf, timestamp, entity } from '../fields.ts';
import { anyRemoteName, releaseId, remoteName } from './release.ts';

/**
 * The health events that a tab reports of the releases it runs, each once for a tab and release: `session` when the remote has
 * started, `load_failed` when loading it failed, `error` when its code threw an uncaught error. `vital` carries a web vital
 * measured while the remote owned the screen. Tabs with a staff override report nothing.
 */
const HEALTH_KINDS = ['session', 'load_failed', 'error', 'vital'] as const;

/** `value`: ms for LCP and INP, the score for CLS. `detail`: first line of the error, for operators. */
const healthEvent = strictObject({
  remote: anyRemoteName,
  release: releaseId,
  kind: oneOf(...HEALTH_KINDS),
  vital: Type.Optional(oneOf('LCP', 'INP', 'CLS')),
  value: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  detail: Type.Optional(Type.String({ maxLength: 300 })),
});

/**
 * A report of a tab, sent at most every 10 s and when the tab is left (`sendBeacon`). `proof` is the value in its page
 * (`meta[name=danji-report]`): events without it count in statistics only. With it they are samples, of the account whose session
 * cookie comes with the report; only those of accounts that are old enough affect a release.
 */
export const healthReport = strictObject({
  facts: Type.Array(healthEvent, { minItems: 1, maxItems: 50 }),
  proof: Type.Optional(Type.String({ maxLength: 60 })),
});

/** The first line of an error of a release, the number of its occurrences, and the time of the last one. */
const errorLine = strictObject({ line: Type.String(), count: Type.Integer({ minimum: 1 }), last: timestamp });

/**
 * The sums of a release over the requested period. `sessions` counts tabs; `load_failures` and `errors` count a browser once in
 * ten minutes. Vitals are the 75th percentile, `null` without a measurement.
 */
export const releaseHealth = entity('ReleaseHealth', {
  remote: remoteName,
  release: releaseId,
  sessions: Type.Integer(),
  load_failures: Type.Integer(),
  errors: Type.Integer(),
  lcp: nullable(Type.Number()),
  inp: nullable(Type.Number()),
  cls: nullable(Type.Number()),
  lines: Type.Array(errorLine),
});

export type HealthEvent = Static<typeof healthEvent>;
export type HealthReport = Static<typeof healthReport>;
export type ReleaseHealth = Static<typeof releaseHealth>;
