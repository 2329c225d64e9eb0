import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { ReleaseServer } from '../release-api.ts';

/** A release as it lies on the server, and how it is reached. */
export type VerificationTarget = { server: ReleaseServer; manifest: ReleaseManifest };

/** One thing that was looked at. `skipped` is for what cannot be known here, and is always said. */
export type CheckResult = { name: string; state: 'passed' | 'failed' | 'skipped'; detail: string };

export const passed = (name: string, detail: string): CheckResult => ({ name, state: 'passed', detail });
export const skipped = (name: string, detail: string): CheckResult => ({ name, state: 'skipped', detail });

/** As many reasons as a person reads at once. */
const MAX_REPORTED = 8;

/** Passes when nothing is wrong, otherwise names what is. */
export function toCheckResult(name: string, problems: readonly string[], passedDetail: string): CheckResult {
  if (problems.length === 0) return passed(name, passedDetail);
  const more = problems.length > MAX_REPORTED ? [`… and ${problems.length - MAX_REPORTED} more`] : [];
  return { name, state: 'failed', detail: [...problems.slice(0, MAX_REPORTED), ...more].join('\n    ') };
}
