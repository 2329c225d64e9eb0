import { LIMITS } from '@danji/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';

export type SearchText = {
  /** The text of the field. */
  text: string;
  setText: (text: string) => void;
  /** Searches at once, as Enter does. */
  ask: (words: string) => void;
};

/**
 * Holds the text of a search field whose query is stored elsewhere, usually in the URL. The search starts when the user pauses
 * (`LIMITS.searchDebounceMs`), with the text trimmed.
 *
 * @param asked The current query. A change from elsewhere (the back button, a link) is shown in the field.
 * @param onAsk Receives a new query; `''` when the field was cleared.
 */
export function useSearchText(asked: string, onAsk: (words: string) => void): SearchText {
  const [text, setText] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [seen, setSeen] = useState(asked);
  // A query that was sent from here comes back later, when more may have been typed. Only another query replaces the text.
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== sent) {
      setSent(asked);
      setText(asked);
    }
  }
  const ask = (words: string): void => {
    if (words === sent) return;
    setSent(words);
    onAsk(words);
  };
  const askLater = useEffectEvent(ask);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => askLater(wanted), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);
  return { text, setText, ask: (words) => ask(words.trim()) };
}
