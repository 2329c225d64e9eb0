import { clientStorage, type ArticleDraft } from '@danji/shell-sdk';
import { BLANK_DOCUMENT, isRichText } from './rich-text.ts';

export type StoredDraft<V> = {
  /** Returns the stored input over the initial values. */
  restore(): V | undefined;
  /** Stores the input until the form is saved; `undefined` removes it. */
  store(values: V | undefined): void;
};

/** Only fields that the form still has, because the draft may be of an older release; none when nothing differs. */
function restoreOver<V extends object>(initial: V, stored: unknown): V | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(initial, name));
  const restored = { ...initial, ...Object.fromEntries(known) };
  return JSON.stringify(restored) === JSON.stringify(initial) ? undefined : restored;
}

const inTab = <V extends object>(key: string, initial: V): StoredDraft<V> => ({
  restore: () => restoreOver(initial, clientStorage.draft(key).get()),
  store: clientStorage.draft(key).set,
});

const readFields = (stored: object): object =>
  'fields' in stored && typeof stored.fields === 'object' && stored.fields !== null ? stored.fields : {};

const omit = (values: object, name: string): object =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

/**
 * An article is stored with the other fields of its form, further articles among them, so that all come back after a
 * crash of the browser.
 */
const withArticle = <V extends object>(name: string, initial: V, article: ArticleDraft): StoredDraft<V> => ({
  restore: () => {
    const stored = article.read();
    if (!stored || !isRichText(stored.document)) return undefined;
    return restoreOver(initial, { ...readFields(stored), [name]: stored.document });
  },
  store: (values) => {
    const document: unknown = values && (values as Record<string, unknown>)[name];
    article.write(
      values && {
        document: isRichText(document) ? document : BLANK_DOCUMENT,
        savedAt: new Date().toISOString(),
        fields: omit(values, name),
      },
    );
  },
});

/** Where a form stores its input: in this tab, or with its rich text, which survives a crash of the browser. */
export function openDraft<V extends object>(key: string, initial: V, article: ArticleDraft): StoredDraft<V> {
  const name = Object.entries(initial).find(([, value]) => isRichText(value))?.[0];
  return name === undefined ? inTab(key, initial) : withArticle(name, initial, article);
}
