/** The expected pause between two syllables, ms. */
const PAUSE_MS = 1000;
const STILL = 'data-still';
const CHUNK = '[data-skips]';

const chunkOf = (node: Node | null | undefined): Element | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest(CHUNK) ?? null;

/** Tells whether the selection spans more than one chunk. */
function isWide(place: HTMLElement): boolean {
  const { anchorNode, focusNode } = getSelection() ?? {};
  const from = chunkOf(anchorNode);
  return from !== null && place.contains(from) && from !== chunkOf(focusNode);
}

/** More than a screen away from what is seen, and without the caret or an end of the selection. */
function isFar(chunk: Element): boolean {
  const { top, bottom } = chunk.getBoundingClientRect();
  const { anchorNode = null, focusNode = null } = getSelection() ?? {};
  return (bottom < -innerHeight || top > 2 * innerHeight) && !chunk.contains(anchorNode) && !chunk.contains(focusNode);
}

/**
 * Marks chunks far out of sight `data-still` (`content-visibility: hidden` in the style) while Chrome would otherwise lay
 * them out: with every jamo it hands the input method the whole text (20 ms at 1,000 blocks), and what is selected counts
 * as seen (1.4 s for 5,000 blocks made bold at once). A second after a syllable, when they are scrolled near, when another
 * key is pressed or the selection is small again, they are as before.
 * @returns what takes it back, for a ref.
 */
export function stillChunks(place: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const release = (): void => {
    stopTimer();
    if (isWide(place)) return;
    for (const chunk of place.querySelectorAll(`[${STILL}]`)) chunk.removeAttribute(STILL);
  };
  const hold = (): void => {
    stopTimer();
    const far = [...place.querySelectorAll(`${CHUNK}:not([${STILL}])`)].filter(isFar);
    for (const chunk of far) chunk.setAttribute(STILL, '');
  };
  const onStart = (): void => {
    isComposing = true;
    hold();
  };
  const onEnd = (): void => {
    isComposing = false;
    stopTimer();
    timer = setTimeout(release, PAUSE_MS);
  };
  const onSelection = (): void => {
    if (isWide(place)) hold();
    else if (!isComposing && timer === undefined) release();
  };
  const onScroll = (): void => {
    for (const chunk of place.querySelectorAll(`[${STILL}]`)) if (!isFar(chunk)) chunk.removeAttribute(STILL);
  };
  const onKey = ({ isComposing: ofSyllable, keyCode }: KeyboardEvent): void => {
    if (!ofSyllable && keyCode !== 229) release();
  };
  const listening = new AbortController();
  const { signal } = listening;
  place.addEventListener('compositionstart', onStart, { signal });
  place.addEventListener('compositionend', onEnd, { signal });
  document.addEventListener('selectionchange', onSelection, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  return () => {
    listening.abort();
    stopTimer();
    for (const chunk of place.querySelectorAll(`[${STILL}]`)) chunk.removeAttribute(STILL);
  };
}
