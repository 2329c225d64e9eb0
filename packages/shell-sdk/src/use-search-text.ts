import { LIMITS } from '@danji/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';

export type SearchText = {
  /** What stands in the field. */
  text: string;
  setText: (text: string) => void;
  /** Asks at once, as Enter does. */
  ask: (words: string) => void;
};

/**
 * The text of a search field whose words are kept elsewhere, usually in the URL: they are asked for once the person pauses
 * (`LIMITS.searchDebounceMs`), without white space around.
 *
 * @param asked What is asked now. A change that did not come from here (the back button, a link) is shown in the field.
 * @param onAsk Takes new words; `''` when the field was cleared.
 */
export function useSearchText(asked: string, onAsk: (words: string) => void): SearchText {
  const [text, setText] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [seen, setSeen] = useState(asked);
  // What was sent from here comes back some time later, when more may have been typed: only other words replace the text.
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
