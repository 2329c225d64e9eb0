import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

/** The only property used here that a supported browser (Safari) requires with a prefix. */
function prefixUserSelect(element: StylisElement): void {
  if (element.type === 'decl' && element.props === 'user-select' && !element.return)
    element.return = `-webkit-${element.value}${element.value}`;
}

const PLUGINS = [prefixUserSelect];

/**
 * Creates the cache of Emotion's styles. Emotion's own prefixes are for browsers of ten years ago: creating and
 * parsing them would be a part of every first paint.
 */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'dj', stylisPlugins: PLUGINS, ...(nonce ? { nonce } : {}) });
