import { LIMITS } from '@danji/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';

export type SearchText = {
  /** The text of the field. */
  text: string;
  setText: (text: string) => void;
  /** Searches at once, as Enter does. */
  submit: (value: string) => void;
};

/**
 * Holds the text of a search field whose query is stored elsewhere, usually in the URL. The search starts when the user pauses
 * (`LIMITS.searchDebounceMs`), with the text trimmed.
 *
 * @param asked The current query. A change from elsewhere (the back button, a link) is shown in the field.
 * @param onSearch Receives a new query; `''` when the field was cleared.
 */
export function useSearchText(query: string, onSearch: (value: string) => void): SearchText {
  const [text, setText] = useState(query);
  const [sent, setSent] = useState(query);
  const [seen, setSeen] = useState(query);
  // A query that was sent from here comes back later, when more may have been typed. Only another query replaces the text.
  if (seen !== query) {
    setSeen(query);
    if (query !== sent) {
      setSent(query);
      setText(query);
    }
  }
  const submit = (value: string): void => {
    if (value === sent) return;
    setSent(value);
    onSearch(value);
  };
  const submitLater = useEffectEvent(submit);
  const trimmed = text.trim();
  useEffect(() => {
    if (trimmed === sent) return undefined;
    const timer = setTimeout(() => submitLater(trimmed), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [trimmed, sent]);
  return { text, setText, submit: (value) => submit(value.trim()) };
}
