import { LIMITS } from '@danji/contracts/limits';
import { Box, SearchInput } from '@danji/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type FilterSearchProps = { value: string | undefined; onSearch: (text: string) => void; /** What is searched through. */ label: string };

/** A search box whose text is a filter in the URL: sent a moment after the last key, or at once by Enter. */
export function FilterSearch({ value = '', onSearch, label }: FilterSearchProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // A new value that was not sent from here came by the back button or a link: it replaces what is in the box.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const send = (words: string): void => {
    if (words === sent) return;
    setSent(words);
    onSearch(words);
  };
  const sendLater = useEffectEvent(send);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => sendLater(wanted), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return (
    <Box flex="1" minWidth={{ base: 'full', md: '64' }} maxWidth={{ md: '96' }}>
      <SearchInput size="sm" label={label} maxLength={100} value={text} onChange={setText} onSearch={(next) => send(next.trim())} />
    </Box>
  );
}
