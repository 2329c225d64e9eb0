import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { ReleaseServer } from '../release-api.ts';

/** A release on the server, and the access to that server. */
export type VerificationTarget = { server: ReleaseServer; manifest: ReleaseManifest };

/** The result of one check. `skipped` is for a check that cannot be made, and is always reported. */
export type CheckResult = { name: string; state: 'passed' | 'failed' | 'skipped'; detail: string };

export const passed = (name: string, detail: string): CheckResult => ({ name, state: 'passed', detail });
export const skipped = (name: string, detail: string): CheckResult => ({ name, state: 'skipped', detail });

/** The number of reported problems, limited so that the output stays readable. */
const MAX_REPORTED = 8;

/** Passes when there are no problems, otherwise fails and lists them. */
export function toCheckResult(name: string, problems: readonly string[], passedDetail: string): CheckResult {
  if (problems.length === 0) return passed(name, passedDetail);
  const more = problems.length > MAX_REPORTED ? [`… and ${problems.length - MAX_REPORTED} more`] : [];
  return { name, state: 'failed', detail: [...problems.slice(0, MAX_REPORTED), ...more].join('\n    ') };
}
