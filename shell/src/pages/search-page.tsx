import { Slot, useSearchText, useSession } from '@danji/shell-sdk';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Box, SearchInput, Stack, Text } from '@danji/ui';
import { useEffect, useEffectEvent, useMemo, useRef, type MouseEvent } from 'react';
import { HitCount } from '../search/hit-count.tsx';
import { RecentList } from '../search/recent-list.tsx';
import { useRecentSearches } from '../search/recent-searches.ts';
import { ScreenHits } from '../search/screen-hits.tsx';
import { SEARCH_MIN } from '../search/search-limits.ts';
import { findSearchTexts } from '../search/search-texts.ts';
import { walkHits } from '../search/walk-hits.ts';
import { Page } from '../shared/page.tsx';

/**
 * Sections arrive one by one from several remotes: a section below one that still loads would move when that one arrives. It
 * is displayed together with it, or after 700 ms.
 */
const IN_ORDER = {
  '& > :is([aria-busy], :has(> [aria-busy]), [data-lazy]:has([aria-busy])) ~ *': {
    animation: 'stayHidden 1ms 700ms backwards',
  },
} as const;

/** The results of a query. Opening a result adds the query to the recent searches; other presses do not. */
function Results({
  query,
  onFound,
  onClear,
}: {
  query: string;
  onFound: (words: string) => void;
  onClear: () => void;
}) {
  const context = useMemo(() => ({ query }), [query]);
  const remember = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onFound(query);
  };
  return (
    <Stack gap={6} data-search-results css={IN_ORDER} onClickCapture={remember}>
      <ScreenHits query={query} />
      <Slot name="search" context={context} />
      <HitCount query={query} onClear={onClear} />
    </Stack>
  );
}

/** Searches the shell's screens and every remote that fills the slot `search`. */
export function SearchPage() {
  const [search, setSearch] = useSearchParams();
  const query = (search.get('q') ?? '').trim();
  const { text, setText, ask } = useSearchText(query, (words) =>
    setSearch(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true }),
  );
  const { recent, add, remove, clear } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  const { label, hint } = findSearchTexts(useSession());
  // Without a query the field gets the focus.
  const startTyping = useEffectEvent(() => {
    if (query === '') field.current?.focus({ preventScroll: true });
  });
  useEffect(() => startTyping(), []);

  const isLong = query.length >= SEARCH_MIN;
  const startAnew = () => {
    setText('');
    ask('');
    field.current?.focus();
  };
  return (
    <Page title="검색" width="prose">
      <Box onKeyDown={walkHits}>
        <Stack gap={6}>
          <Stack gap={2}>
            <SearchInput
              label={label}
              maxLength={100}
              ref={field}
              value={text}
              onChange={setText}
              onSearch={(words) => {
                ask(words);
                if (words.trim().length >= SEARCH_MIN) add(words.trim());
              }}
            />
            {query !== '' && !isLong ? (
              <Text size="sm" tone="muted" as="output">
                두 글자 이상 입력해 주세요.
              </Text>
            ) : null}
          </Stack>
          {query === '' ? <RecentList recent={recent} onRemove={remove} onClear={clear} /> : null}
          {query === '' && recent.length === 0 ? <Text tone="muted">{hint}</Text> : null}
          {isLong ? <Results query={query} onFound={add} onClear={startAnew} /> : null}
        </Stack>
      </Box>
    </Page>
  );
}
