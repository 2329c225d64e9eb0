/** How long after a syllable the next one is expected, ms. */
const PAUSE_MS = 1000;
const STILL = 'data-still';

/** More than a screen away from what is seen, and without the caret. */
function isFar(chunk: Element): boolean {
  const { top, bottom } = chunk.getBoundingClientRect();
  return (bottom < -innerHeight || top > 2 * innerHeight) && !chunk.contains(getSelection()?.anchorNode ?? null);
}

/**
 * With every jamo Chrome hands the input method the whole text, and lays out for it what is out of sight (20 ms at 1,000
 * blocks). While somebody composes, chunks far out of sight are therefore marked `data-still` (`content-visibility: hidden`
 * in the style); a second later, when they are scrolled near, or when another key is pressed, they are as before.
 * @returns what takes it back, for a ref.
 */
export function stillChunks(place: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    clearTimeout(timer);
    for (const chunk of place.querySelectorAll(`[${STILL}]`)) chunk.removeAttribute(STILL);
  };
  const hold = (): void => {
    clearTimeout(timer);
    for (const chunk of place.querySelectorAll('[data-skips]')) if (!chunk.hasAttribute(STILL) && isFar(chunk)) chunk.setAttribute(STILL, '');
  };
  const onScroll = (): void => {
    for (const chunk of place.querySelectorAll(`[${STILL}]`)) if (!isFar(chunk)) chunk.removeAttribute(STILL);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(release, PAUSE_MS);
  };
  const onKey = ({ isComposing, keyCode }: KeyboardEvent): void => {
    if (!isComposing && keyCode !== 229) release();
  };
  const listening = new AbortController();
  const { signal } = listening;
  place.addEventListener('compositionstart', hold, { signal });
  place.addEventListener('compositionend', wait, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  return () => {
    listening.abort();
    release();
  };
}
