import { clientStorage } from '@danji/shell-sdk';
import { pickValues } from './rich-text.ts';

/** Returns the stored input over the initial values: only fields that the form still has, because it may be of an older release. */
export function restoreDraft<V extends object>(key: string | undefined, initial: V): V | undefined {
  const stored = key === undefined ? undefined : clientStorage.draft(key).get();
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(initial, name));
  return { ...initial, ...Object.fromEntries(known) };
}

/**
 * Stores input in this tab until the form is saved; `undefined` removes it. Rich text has a storage of its own, which
 * survives a crash of the browser.
 */
export function storeDraft(key: string | undefined, values: object | undefined): void {
  if (key !== undefined) clientStorage.draft(key).set(values && pickValues(values, 'others'));
}
