/**
 * Everything that the browser stores (SPEC §9). For the session: the user data, closed main popups, the referrer type, drafts
 * of forms, and whether a browser inside another app was left. For longer: the e-mail per account kind and the referral code.
 * Until sign-out: recent searches and articles that are not saved yet. What remotes store is theirs (`remoteStorage`).
 * Everything still works in a browser that forbids storage.
 */
type Kind = 'session' | 'local';
export type AccountKind = 'general' | 'brand' | 'staff';
export type ReferrerType = 'none' | 'search' | 'social' | 'direct' | 'email' | 'other';
type Notice = { title: string; tone: 'success' | 'warning' };
export type StoredUser = { id: number; kind: AccountKind; name: string };

const PREFIX = 'danji.';
const DRAFT_PREFIX = `${PREFIX}draft.`;
const ARTICLE_PREFIX = `${PREFIX}article-draft.`;
/** Counts how often this page has deleted its drafts: forms that were open at that time store no article any more. */
let clearedTimes = 0;

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
    // Something else wrote this value, so it is ignored.
    return undefined;
  }
}

function writeJson(kind: Kind, key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) storageOf(kind)?.removeItem(key);
    else storageOf(kind)?.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden, so the value is lost with the page.
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

/** A referral code is kept for 30 days after its link was opened. */
const REFERRAL_MS = 30 * 24 * 60 * 60 * 1000;
const keptReferral = entry<{ code: string; until: number }>('local', 'referral-code');

export const clientStorage = {
  /** The last signed-in user of this tab, to render the frame before the session is renewed. It holds no secret. */
  user: entry<StoredUser>('session', 'user'),
  /** Main popups closed in this session: the business date of closing by id. */
  closedPopups: entry<Record<string, string>>('session', 'closed-popups'),
  /** Main popups that must not be shown again on a business date, by id (오늘 하루 보지 않기). */
  popupsClosedToday: entry<Record<string, string>>('local', 'popups-closed-today'),
  referrerType: entry<ReferrerType>('session', 'referrer-type'),
  /** Advertisements that this visit has counted as seen. */
  seenAdvertisements: entry<number[]>('session', 'seen-advertisements'),
  email: (kind: AccountKind) => entry<string>('local', `email.${kind}`),
  /** The code of the last referral link, until the sign-up or for 30 days. */
  referralCode: {
    get: (): string | undefined => {
      const { code, until = 0 } = keptReferral.get() ?? {};
      return until > Date.now() ? code : undefined;
    },
    set: (code: string | undefined): void =>
      keptReferral.set(code === undefined ? undefined : { code, until: Date.now() + REFERRAL_MS }),
  },
  /** Recent search queries, the newest first. */
  recentSearches: entry<string[]>('local', 'recent-searches'),
  /** Whether this session has tried to leave the browser inside another app. */
  leftInApp: entry<true>('session', 'left-in-app'),
  /** A message that is shown once after the app has reloaded itself. */
  notice: entry<Notice>('session', 'notice'),
  draft: (key: string) => entry<unknown>('session', `draft.${key}`),
  /** An unsaved article by account and key; it survives a crash of the browser. */
  articleDraft: (userId: number, key: string) => {
    const { get, set } = entry<unknown>('local', `article-draft.${userId}.${key}`);
    const openedAt = clearedTimes;
    return {
      get,
      set: (value: unknown): void => {
        if (openedAt === clearedTimes) set(value);
      },
    };
  },
  /** Returns whether this browser stores initial content of a page that the server cannot know: a draft of this tab, recent searches. */
  hasInput: (): boolean =>
    listKeys('session').some((key) => key.startsWith(DRAFT_PREFIX)) || clientStorage.recentSearches.get() !== undefined,
  /** Deletes what belongs to the account that has signed out, so that the next user does not see it. */
  forgetAccount: (): void => {
    clientStorage.user.set(undefined);
    clientStorage.clearDrafts();
    clientStorage.recentSearches.set(undefined);
  },
  /** Deletes every draft of this tab and every article on sign-out, so that the next user does not see them. */
  clearDrafts: (): void => {
    clearedTimes += 1;
    removeAll('session', DRAFT_PREFIX);
    removeAll('local', ARTICLE_PREFIX);
  },
};

/**
 * The values that one remote stores in the browser, apart from those of others: `local` for longer, `session` for the tab.
 * `const balance = remoteStorage('points').local<number>('balance')`; each value has `get` and `set`.
 */
export const remoteStorage = (remote: string) => ({
  local: <T>(name: string) => entry<T>('local', `remote.${remote}.${name}`),
  session: <T>(name: string) => entry<T>('session', `remote.${remote}.${name}`),
});
