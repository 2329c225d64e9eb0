import { FIRST_ICONS } from './first-icons.ts';
import type { MORE_ICONS } from './more-icons.ts';

/** Every icon of the product by the name screens use. */
export type IconName = keyof typeof FIRST_ICONS | keyof typeof MORE_ICONS;

let more: typeof MORE_ICONS | undefined;
let loading: Promise<void> | undefined;

async function loadMore(): Promise<void> {
  try {
    more = (await import('./more-icons.ts')).MORE_ICONS;
  } catch (error) {
    // An icon is decoration, so its place stays empty; the next icon that is rendered tries again.
    loading = undefined;
    globalThis.reportError(error);
  }
}

/** Is drawn for a name that is not in the set. */
const FALLBACK = 'layers';

const isFirst = (name: IconName): name is keyof typeof FIRST_ICONS => Object.hasOwn(FIRST_ICONS, name);
const isOther = (name: IconName): name is keyof typeof MORE_ICONS => more !== undefined && Object.hasOwn(more, name);

/** The path of an icon; undefined until the other icons have been loaded. */
export const findIconPath = (name: IconName): string | undefined =>
  isFirst(name) ? FIRST_ICONS[name] : more?.[isOther(name) ? name : FALLBACK];

/** Takes an icon's name from elsewhere, as a remote of another release; an unknown one is drawn as its fallback. */
export const toIconName = (name: string): IconName => name as IconName;

/** Calls back when the path of an icon that is not loaded yet is available. */
export function subscribeToIcon(name: IconName, onLoaded: () => void): () => void {
  if (isFirst(name) || more) return () => undefined;
  let isSubscribed = true;
  loading ??= loadMore();
  void loading.then(() => (isSubscribed ? onLoaded() : undefined));
  return () => {
    isSubscribed = false;
  };
}
