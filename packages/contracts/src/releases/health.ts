import { Type, type Static } from 'typebox';
import { closed, nullable, oneOf, timestamp } from '../fields.ts';
import { releaseId, remoteName } from './release.ts';

/**
 * What a tab tells of the releases it runs, each fact once for a tab and release: `session` when the remote came up,
 * `load_failed` when a try to load it failed, `error` when its code threw where nobody caught it. `vital` carries a web
 * vital measured while the remote owned the screen. Tabs with a staff override tell nothing.
 */
export const HEALTH_KINDS = ['session', 'load_failed', 'error', 'vital'] as const;

/** `value`: ms for LCP and INP, the plain score for CLS. `detail`: first line of the error, for people. */
export const healthFact = closed({
  remote: remoteName,
  release: releaseId,
  kind: oneOf(...HEALTH_KINDS),
  vital: Type.Optional(oneOf('LCP', 'INP', 'CLS')),
  value: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  detail: Type.Optional(Type.String({ maxLength: 300 })),
});

/**
 * What a tab sends at once, at most every 10 s and when it is left (`sendBeacon`). `proof` is what its page carries
 * (`meta[name=danji-report]`): facts without it are statistics only, and move no release.
 */
export const healthReport = closed({
  facts: Type.Array(healthFact, { minItems: 1, maxItems: 50 }),
  proof: Type.Optional(Type.String({ maxLength: 60 })),
});

/** First line of an error of a release, how often it came in all, and when last. */
export const errorLine = closed({ line: Type.String(), count: Type.Integer({ minimum: 1 }), last: timestamp });

/**
 * Sums of one release over the asked time. `sessions` counts tabs; `load_failures` and `errors` count a browser once in
 * ten minutes. Vitals are the 75th percentile, `null` without a measurement.
 */
export const releaseHealth = closed({
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

export type HealthFact = Static<typeof healthFact>;
export type HealthReport = Static<typeof healthReport>;
export type ReleaseHealth = Static<typeof releaseHealth>;
