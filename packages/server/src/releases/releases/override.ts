import type { overrides } from '@danji/contracts/releases/release';
import { REMOTE_NAMES, type RemoteName } from '@danji/contracts/releases/remotes';
import type { Static } from 'typebox';

/** An override of one browser; its target is a release or the origin of a development server. */
export type Override = Static<typeof overrides>[number];

const isRemoteName = (name: string): name is RemoteName => (REMOTE_NAMES as readonly string[]).includes(name);

/** Formats overrides for the cookie: `shop=1.0.0-…,points=http://localhost:3100`. */
export const writeOverrides = (list: readonly Override[]): string =>
  list.map(({ remote, target }) => `${remote}=${target}`).join(',');

export const readOverrides = (text: string): Override[] =>
  text.split(',').flatMap((part) => {
    const [remote = '', target = ''] = part.split('=');
    return isRemoteName(remote) && target !== '' ? [{ remote, target }] : [];
  });

/** Whether a target is on a development server, not a release. */
export const isDevelopmentTarget = (target: string): boolean => /^https?:/.test(target);

/**
 * Whether remotes may be loaded from a development server: its origin is listed, or its host is listed with every port
 * (`http://localhost:*`).
 */
export function isAllowedTarget(target: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(target)) return false;
  const { origin } = new URL(target);
  return (
    target.startsWith(origin) && (allowed.includes(origin) || allowed.includes(`${origin.replace(/:\d+$/, '')}:*`))
  );
}
