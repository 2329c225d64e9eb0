/**
 * What the browser keeps, and nothing else (SPEC §9): for the session the user data, closed main popups and the
 * referrer type; for longer the e-mail per account kind, the recent work space and the referral code. Drafts of forms
 * are kept for the session too, and whether a browser inside another app was left; the words searched for last, and
 * articles that are not saved yet, until the person signs out. A browser that forbids storage keeps nothing and everything still works.
 */
type Kind = 'session' | 'local';
export type AccountKind = 'general' | 'brand' | 'staff';
export type ReferrerType = 'none' | 'search' | 'social' | 'direct' | 'email' | 'other';
type Notice = { title: string; tone: 'success' | 'warning' };
export type StoredUser = { id: number; kind: AccountKind; name: string };

const PREFIX = 'danji.';
const DRAFT_PREFIX = `${PREFIX}draft.`;
const ARTICLE_PREFIX = `${PREFIX}article-draft.`;

function storageOf(kind: Kind): Storage | undefined {
  try {
    return kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    // Forbidden by the browser's settings.
    return undefined;
  }
}

function readJson(kind: Kind, key: string): unknown {
  const text = storageOf(kind)?.getItem(key);
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Written by something else: as good as nothing.
    return undefined;
  }
}

function writeJson(kind: Kind, key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) storageOf(kind)?.removeItem(key);
    else storageOf(kind)?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the value lives as long as the page.
    return;
  }
}

function listKeys(kind: Kind): string[] {
  const storage = storageOf(kind);
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}

function removeAll(kind: Kind, prefix: string): void {
  for (const key of listKeys(kind)) if (key.startsWith(prefix)) storageOf(kind)?.removeItem(key);
}

const entry = <T>(kind: Kind, name: string) => ({
  get: (): T | undefined => readJson(kind, PREFIX + name) as T | undefined,
  set: (value: T | undefined): void => writeJson(kind, PREFIX + name, value),
});

export const clientStorage = {
  /** Who was signed in last in this tab, to paint the frame before the session is renewed. No secret. */
  user: entry<StoredUser>('session', 'user'),
  /** Main popups closed in this session: id to the business date of the closing. */
  closedPopups: entry<Record<string, string>>('session', 'closed-popups'),
  /** Main popups not to be shown again on the business date beside their id (오늘 하루 보지 않기). */
  popupsClosedToday: entry<Record<string, string>>('local', 'popups-closed-today'),
  referrerType: entry<ReferrerType>('session', 'referrer-type'),
  /** Advertisements this visit has counted as seen. */
  seenAdvertisements: entry<number[]>('session', 'seen-advertisements'),
  /** Posts this visit has counted as read. */
  viewedPosts: entry<number[]>('session', 'viewed-posts'),
  email: (kind: AccountKind) => entry<string>('local', `email.${kind}`),
  recentWorkspace: entry<number>('local', 'recent-workspace'),
  referralCode: entry<string>('local', 'referral-code'),
  /** Words searched for, the newest first. */
  recentSearches: entry<string[]>('local', 'recent-searches'),
  /** Whether this session has tried to leave the browser inside another app. */
  leftInApp: entry<true>('session', 'left-in-app'),
  /** What is said once on the page after the app has reloaded itself. */
  notice: entry<Notice>('session', 'notice'),
  draft: (key: string) => entry<unknown>('session', `draft.${key}`),
  /** An article that was not saved, by person and article; it outlives a crash of the browser. */
  articleDraft: (userId: number, key: string) => entry<unknown>('local', `article-draft.${userId}.${key}`),
  /** Whether this browser keeps something that a page begins with and the server cannot know: a draft of this tab, words searched for. */
  hasInput: (): boolean =>
    listKeys('session').some((key) => key.startsWith(DRAFT_PREFIX)) || clientStorage.recentSearches.get() !== undefined,
  /** Forgets every draft of this tab and every article: on sign-out, so that the next person finds nothing. */
  clearDrafts: (): void => {
    removeAll('session', DRAFT_PREFIX);
    removeAll('local', ARTICLE_PREFIX);
  },
};
