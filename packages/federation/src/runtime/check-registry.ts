import type { Registry } from '@danji/contracts/releases/release';

/** Tolerated clock skew: servers date the same registry less than this apart. ms */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** @throws when a registry is older than the newest one so far, or has expired. */
export function checkAge({ revision, issued, expires }: Registry, newest: Registry): void {
  if (revision < newest.revision) throw new Error(`Registry revision ${revision} is older than ${newest.revision}`);
  if (revision === newest.revision && Date.parse(issued) < Date.parse(newest.issued) - CLOCK_TOLERANCE_MS)
    throw new Error(`The registry of ${issued} is older than the one of ${newest.issued}`);
  if (Date.parse(expires) <= Date.now()) throw new Error(`The registry expired at ${expires}`);
}

/**
 * @throws when no key signed the registry. The verification code is lazy, since the first page view does not need it.
 */
export async function checkSignature(candidate: Registry, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { hasValidSignature } = await import('./verify-registry.ts');
  if (!(await hasValidSignature(candidate, keys)))
    throw new Error(`Registry revision ${candidate.revision} is not signed by a key of this page`);
}
