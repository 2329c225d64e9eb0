import { LIMITS } from '@danji/contracts/limits';
import { SearchInput } from '@danji/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type SearchBoxProps = { label: string; value: string; onSearch: (words: string) => void };

/** A search box that asks once the person pauses. `value` is what is asked now (the URL); a change from outside is shown. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  if (asked !== value) {
    setAsked(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const ask = useEffectEvent(onSearch);
  useEffect(() => {
    const words = typed.trim();
    if (words === value) return undefined;
    const timer = setTimeout(() => ask(words), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return <SearchInput label={label} value={typed} maxLength={100} onChange={setTyped} onSearch={(words) => onSearch(words.trim())} />;
}
