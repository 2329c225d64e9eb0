/** A tab that nobody has touched for this long makes its calls by itself, ms. */
const ATTENDED_MS = 60_000;

let lastInput = Date.now();

if (typeof document === 'object')
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    document.addEventListener(type, () => (lastInput = Date.now()), { capture: true, passive: true });

/**
 * Whether nobody has touched the page for a while, so that its calls (live events, polls) are no activity: they do not
 * keep an operator's session open.
 */
export const isUnattended = (): boolean => Date.now() - lastInput > ATTENDED_MS;
