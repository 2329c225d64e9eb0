import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { ReleaseServer } from '../release-api.ts';

/** A release as it lies on the server, and how it is reached. */
export type Target = { server: ReleaseServer; manifest: ReleaseManifest };

/** One thing that was looked at. `skipped` is for what cannot be known here, and is always said. */
export type Check = { name: string; state: 'passed' | 'failed' | 'skipped'; detail: string };

export const passed = (name: string, detail: string): Check => ({ name, state: 'passed', detail });
export const skipped = (name: string, detail: string): Check => ({ name, state: 'skipped', detail });

/** As many reasons as a person reads at once. */
const MOST_TOLD = 8;

/** Passes when nothing is wrong, otherwise names what is. */
export function checked(name: string, faults: readonly string[], whenGood: string): Check {
  if (faults.length === 0) return passed(name, whenGood);
  const more = faults.length > MOST_TOLD ? [`… and ${faults.length - MOST_TOLD} more`] : [];
  return { name, state: 'failed', detail: [...faults.slice(0, MOST_TOLD), ...more].join('\n    ') };
}
