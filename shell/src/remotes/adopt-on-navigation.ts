import { hasUnsavedWork } from '@danji/shell-sdk';
import type { PageHistory } from '@danji/shell-sdk/router';
import type { RemoteSource } from '../shared/app-context.ts';

const hasOpenDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * Adopts newer releases with a navigation to another screen, unless unsaved work or an open dialog would be lost.
 * Returns a function that unsubscribes.
 */
export const adoptOnNavigation = (history: PageHistory, remotes: Pick<RemoteSource, 'adopt'>): (() => void) =>
  history.subscribe(({ location }, previous) => {
    if (location.pathname !== previous.location.pathname && !hasUnsavedWork() && !hasOpenDialog()) remotes.adopt();
  });
