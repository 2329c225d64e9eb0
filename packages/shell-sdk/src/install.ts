import { useSyncExternalStore } from 'react';

type InstallPrompt = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }> };

/**
 * Whether the app can be put on the home screen: `ready` asks the browser, `guide` is a browser where the person does it
 * by its menu (Safari of iPhone and iPad), `installed` runs as an app already, `none` for browsers that cannot.
 */
export type InstallState = 'ready' | 'guide' | 'installed' | 'none';
export type InstallView = {
  state: InstallState;
  /** Asks the browser to install; whether the person agreed. Only when `ready`. */ install: () => Promise<boolean>;
};

const listeners = new Set<() => void>();
let prompt: InstallPrompt | undefined;
let isDone = false;

const change = (next: InstallPrompt | undefined) => {
  prompt = next;
  for (const listener of listeners) listener();
};

// The browser says it once, long before a screen asks.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  change(event as InstallPrompt);
});
globalThis.addEventListener?.('appinstalled', () => {
  isDone = true;
  change(undefined);
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
  const asked = prompt;
  if (!asked) return false;
  await asked.prompt();
  const { outcome } = await asked.userChoice;
  // A prompt is good once.
  change(undefined);
  return outcome === 'accepted';
}

/** Putting the app on the home screen. */
export const useInstall = (): InstallView => ({ state: useSyncExternalStore(subscribe, read), install });
