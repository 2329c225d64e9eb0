import { useState } from 'react';
import { findSymbol, type SpecialSymbol } from './symbols.ts';

const KEY = 'danji.editor.symbols';
const MAX_RECENT = 16;

/**
 * Returns the stored symbols, or an empty list: storage may be unavailable (private windows) or hold data of an older
 * release.
 */
function readRecent(): SpecialSymbol[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((text) => findSymbol(text) ?? []).slice(0, MAX_RECENT) : [];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return [];
    throw error;
  }
}

function writeRecent(symbols: readonly SpecialSymbol[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(symbols.map(({ text }) => text)));
  } catch (error) {
    // Full or closed storage: the list then lasts as long as the page.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The 16 special characters this person used last, the newest first, and how one comes to the front. They lie in the browser's storage. */
export function useRecentSymbols(): { recent: readonly SpecialSymbol[]; remember: (symbol: SpecialSymbol) => void } {
  const [recent, setRecent] = useState(readRecent);
  const remember = (symbol: SpecialSymbol): void => {
    const next = [symbol, ...recent.filter(({ text }) => text !== symbol.text)].slice(0, MAX_RECENT);
    setRecent(next);
    writeRecent(next);
  };
  return { recent, remember };
}
