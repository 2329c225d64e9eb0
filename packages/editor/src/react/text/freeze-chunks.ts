/** The expected pause between two syllables, ms. */
const PAUSE_MS = 1000;
const FROZEN = 'data-still';
const CHUNK = '[data-skips]';

const chunkOf = (node: Node | null | undefined): Element | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest(CHUNK) ?? null;

/** Tells whether the selection spans more than one chunk. */
function isWide(textArea: HTMLElement): boolean {
  const { anchorNode, focusNode } = getSelection() ?? {};
  const from = chunkOf(anchorNode);
  return from !== null && textArea.contains(from) && from !== chunkOf(focusNode);
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
export function freezeDistantChunks(textArea: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComposing = false;
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const unfreeze = (): void => {
    stopTimer();
    if (isWide(textArea)) return;
    for (const chunk of textArea.querySelectorAll(`[${FROZEN}]`)) chunk.removeAttribute(FROZEN);
  };
  const freeze = (): void => {
    stopTimer();
    const far = [...textArea.querySelectorAll(`${CHUNK}:not([${FROZEN}])`)].filter(isFar);
    for (const chunk of far) chunk.setAttribute(FROZEN, '');
  };
  const onStart = (): void => {
    isComposing = true;
    freeze();
  };
  const onEnd = (): void => {
    isComposing = false;
    stopTimer();
    timer = setTimeout(unfreeze, PAUSE_MS);
  };
  const onSelection = (): void => {
    if (isWide(textArea)) freeze();
    else if (!isComposing && timer === undefined) unfreeze();
  };
  const onScroll = (): void => {
    for (const chunk of textArea.querySelectorAll(`[${FROZEN}]`)) if (!isFar(chunk)) chunk.removeAttribute(FROZEN);
  };
  const onKey = ({ isComposing: ofSyllable, keyCode }: KeyboardEvent): void => {
    if (!ofSyllable && keyCode !== 229) unfreeze();
  };
  const listening = new AbortController();
  const { signal } = listening;
  textArea.addEventListener('compositionstart', onStart, { signal });
  textArea.addEventListener('compositionend', onEnd, { signal });
  document.addEventListener('selectionchange', onSelection, { signal });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  return () => {
    listening.abort();
    stopTimer();
    for (const chunk of textArea.querySelectorAll(`[${FROZEN}]`)) chunk.removeAttribute(FROZEN);
  };
}
