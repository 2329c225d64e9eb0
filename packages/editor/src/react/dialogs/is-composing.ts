import type { KeyboardEvent } from 'react';

/** Whether an input method still works on a syllable: such a key is its own. Safari tells it only by the key code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
