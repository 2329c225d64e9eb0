import { ProblemError } from '../problem-error.ts';

/** A record whose `updated` is its version. */
type Versioned = { updated: string };

const CHANGED = '그동안 내용이 바뀌었어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.';

/** The time of the next version: always later than before, so that two changes within one millisecond differ. */
export const nextVersion = ({ updated }: Versioned, now: Date): Date =>
  new Date(Math.max(now.getTime(), Date.parse(updated) + 1));

/**
 * Refuses a change of a version that is not the current one: throws a conflict, with the current version when `read`
 * gives it. Call it under the row lock.
 */
export async function checkVersion(record: Versioned, seen: string, read?: () => unknown): Promise<void> {
  if (Date.parse(seen) === Date.parse(record.updated)) return;
  throw new ProblemError('conflict', { title: CHANGED, ...(read && { extra: { current: await read() } }) });
}
