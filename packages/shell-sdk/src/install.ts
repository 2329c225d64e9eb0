import { useSyncExternalStore } from 'react';

type InstallPrompt = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> };

/**
 * Whether the app can be installed on the home screen: with `ready` the browser is asked, with `guide` the user has to use the
 * browser's menu (Safari of iPhone and iPad), `installed` runs as an app already, and `none` is for browsers that cannot.
 */
export type InstallState = 'ready' | 'guide' | 'installed' | 'none';
export type InstallView = {
  state: InstallState;
  /** Asks the browser to install, only when `ready`; resolves with whether the user agreed. */ install: () => Promise<boolean>;
};

const listeners = new Set<() => void>();
let prompt: InstallPrompt | undefined;
let isDone = false;

const setPrompt = (next: InstallPrompt | undefined) => {
  prompt = next;
  for (const listener of listeners) listener();
};

// The browser fires this event once, long before a screen needs it.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  setPrompt(event as InstallPrompt);
});
globalThis.addEventListener?.('appinstalled', () => {
  isDone = true;
  setPrompt(undefined);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function read(): InstallState {
  const { userAgent, maxTouchPoints } = navigator;
  if (isDone || globalThis.matchMedia?.('(display-mode: standalone)').matches) return 'installed';
  if (prompt) return 'ready';
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1) ? 'guide' : 'none';
}

async function install(): Promise<boolean> {
  const pendingPrompt = prompt;
  if (!pendingPrompt) return false;
  await pendingPrompt.prompt();
  const { outcome } = await pendingPrompt.userChoice;
  // A prompt works only once.
  setPrompt(undefined);
  return outcome === 'accepted';
}

/** Returns whether the app can be installed, and a function that installs it. */
export const useInstall = (): InstallView => ({ state: useSyncExternalStore(subscribe, read), install });
