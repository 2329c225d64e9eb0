export type ToastTone = 'neutral' | 'success' | 'danger' | 'warning';

export interface ToastOptions {
  /** One sentence about the result (`저장했어요`). */
  title: string;
  description?: string | undefined;
  /** danger is read at once, the others when there is a pause. Default neutral. */
  tone?: ToastTone | undefined;
  /** One action, for instance 되돌리기. */
  action?: { label: string; onClick: () => void } | undefined;
  /**
   * The duration in ms: 4,000 by default, 8,000 for danger and with an action, where it is never less. 0 stays until
   * closed.
   */
  duration?: number | undefined;
}
export interface ToastEntry extends ToastOptions {
  id: number;
  tone: ToastTone;
  duration: number;
}

const MAX_TOASTS = 3;
const SHORT_MS = 4000;
/** Time to read the message, to decide, and to reach its button, ms. */
const LONG_MS = 8000;
const listeners = new Set<() => void>();
let entries: readonly ToastEntry[] = [];
let lastId = 0;

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message over the page from anywhere, also outside components. Returns its id. The same message twice
 * is shown once.
 */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const tone = options.tone ?? 'neutral';
  const requestedDuration = options.duration ?? (tone === 'danger' ? LONG_MS : SHORT_MS);
  const duration = options.action && requestedDuration !== 0 ? Math.max(requestedDuration, LONG_MS) : requestedDuration;
  const others = entries.filter((entry) => entry.title !== options.title || entry.description !== options.description);
  publish([...others, { ...options, tone, duration, id: lastId }].slice(-MAX_TOASTS));
  return lastId;
}

/** Removes a message; without an id all of them. */
export function dismissToast(id?: number): void {
  publish(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

export const getToasts = (): readonly ToastEntry[] => entries;
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
