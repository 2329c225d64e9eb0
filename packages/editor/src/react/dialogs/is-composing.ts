import type { KeyboardEvent } from 'react';

/**
 * Tells whether an input method is still composing: it handles the key itself. In Safari only the key code shows it.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
