import { hasUnsavedWork } from '@danji/shell-sdk';
import type { PageHistory } from '@danji/shell-sdk/router';
import type { RemoteSource } from '../shared/app-context.ts';

const hasOpenDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/** With a step to another screen newer releases take over what is on the page, unless something would be lost. Answers a function that ends it. */
export const adoptOnSteps = (history: PageHistory, remotes: Pick<RemoteSource, 'adopt'>): (() => void) =>
  history.subscribe(({ location }, left) => {
    if (location.pathname !== left.location.pathname && !hasUnsavedWork() && !hasOpenDialog()) remotes.adopt();
  });
