import { useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ColorMode } from '../src/index.ts';

export const FRAME_WIDTHS = [390, 768, 1280, 1700] as const;

/** The state in an address of the gallery: `/<slug>?theme=dark&only=2&width=390`. */
export interface GalleryAddress {
  /** Empty for the overview. */
  slug: string;
  /** Forces light or dark. */
  theme: ColorMode | undefined;
  /** Only the examples, without the frame of the gallery: all of them or the one of that number (from 1). */
  only: 'all' | number | undefined;
  /** Shows the examples in a window of that width, in px. */
  width: number | undefined;
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

function readAddress(href: string): GalleryAddress {
  const { pathname, searchParams } = new URL(href);
  const theme = searchParams.get('theme');
  const only = searchParams.get('only');
  const width = Number(searchParams.get('width'));
  return {
    slug: pathname.slice(1),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    only: only === 'all' ? only : Number(only) || undefined,
    width: FRAME_WIDTHS.find((known) => known === width),
  };
}

/** The current address. */
export function useGalleryAddress(): GalleryAddress {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => readAddress(href), [href]);
}

/** The current address with some parts replaced; `undefined` removes a part. */
export function toHref(address: GalleryAddress, change: Partial<GalleryAddress>): string {
  const { slug, ...rest } = { ...address, ...change };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `/${slug}${query.size > 0 ? `?${query}` : ''}`;
}

/** Navigates without a reload; the browser handles clicks that open a new tab. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  history.pushState(null, '', event.currentTarget.href);
  flushSync(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
