import type { Editor } from 'slate';

type Announcer = { message: string; listeners: Set<() => void> };
const announcers = new WeakMap<Editor, Announcer>();

function getAnnouncer(editor: Editor): Announcer {
  const existing = announcers.get(editor);
  if (existing) return existing;
  const announcer: Announcer = { message: '', listeners: new Set() };
  announcers.set(editor, announcer);
  return announcer;
}

// A screen reader says a text again only when it differs: every second time it ends with a space that is not spoken.
const PAUSE = '\u00a0';

/** Announces a sentence to screen readers, for instance 굵게 켬. Nothing is displayed. */
export function announce(editor: Editor, message: string): void {
  const announcer = getAnnouncer(editor);
  announcer.message = announcer.message === message ? `${message}${PAUSE}` : message;
  for (const listener of announcer.listeners) listener();
}

export const getAnnouncement = (editor: Editor): string => getAnnouncer(editor).message;

/** Calls the listener at every announcement; returns the function that unsubscribes. */
export function subscribeAnnouncements(editor: Editor, listener: () => void): () => void {
  const { listeners } = getAnnouncer(editor);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
