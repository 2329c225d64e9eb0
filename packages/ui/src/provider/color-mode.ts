import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';
export type ColorModePreference = 'system' | ColorMode;

const STORAGE_KEY = 'danji.color-mode';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let preference: ColorModePreference = readPreference();

function readPreference(): ColorModePreference {
  try {
    const stored = globalThis.localStorage?.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // A browser that forbids storage still follows the system.
    return 'system';
  }
}

function storePreference(next: ColorModePreference): void {
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Without storage the choice lives as long as the tab.
    return;
  }
}

const prefersDark = (): boolean => typeof matchMedia === 'function' && matchMedia(DARK_QUERY).matches;
const resolveMode = (): ColorMode => {
  if (preference !== 'system') return preference;
  return prefersDark() ? 'dark' : 'light';
};

/** Writes the mode to `<html data-theme>`; the tokens follow. Called before the first paint by the provider. */
export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset['theme'] = mode;
}

function subscribe(listener: () => void): () => void {
  const media = typeof matchMedia === 'function' ? matchMedia(DARK_QUERY) : undefined;
  listeners.add(listener);
  media?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    media?.removeEventListener('change', listener);
  };
}

function setPreference(next: ColorModePreference): void {
  preference = next;
  storePreference(next);
  for (const listener of listeners) listener();
}

export interface ColorModeState {
  /** The active mode. */
  mode: ColorMode;
  /** The preference of the user; 'system' until one is chosen. */
  preference: ColorModePreference;
  setPreference: (next: ColorModePreference) => void;
}

/** Light or dark: follows the system until the user chooses, and the choice is stored in this browser. */
export function useColorMode(): ColorModeState {
  const mode = useSyncExternalStore(subscribe, resolveMode, () => 'light' as const);
  const chosen = useSyncExternalStore(
    subscribe,
    () => preference,
    () => 'system' as const,
  );
  return { mode, preference: chosen, setPreference };
}
