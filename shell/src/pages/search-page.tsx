import { Slot, useSearchText } from '@danji/shell-sdk';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Box, SearchInput, Stack, Text } from '@danji/ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { HitCount } from '../search/hit-count.tsx';
import { RecentList } from '../search/recent-list.tsx';
import { useRecentSearches } from '../search/recent-searches.ts';
import { ScreenHits } from '../search/screen-hits.tsx';
import { SEARCH_MIN } from '../search/search-limits.ts';
import { walkHits } from '../search/walk-hits.ts';
import { Page } from '../shared/page.tsx';

/**
 * Sections come one by one, from several remotes: what stands below one that is on its way would move when that comes. It
 * is shown with it, or after a moment when that takes long.
 */
const IN_ORDER = { '& > :is([aria-busy], :has(> [aria-busy])) ~ *': { animation: 'stayHidden 1ms 700ms backwards' } } as const;

/** Everything that can be found, from the shell and from every remote that fills the slot `search`. */
export function SearchPage() {
  const [search, setSearch] = useSearchParams();
  const query = (search.get('q') ?? '').trim();
  const { text, setText, ask } = useSearchText(query, (words) => setSearch(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true }));
  const { recent, add, remove, clear } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  const context = useMemo(() => ({ query }), [query]);
  // Who comes without a word comes to type one.
  const startTyping = useEffectEvent(() => { if (query === '') field.current?.focus({ preventScroll: true }); });
  useEffect(() => startTyping(), []);

  const isLong = query.length >= SEARCH_MIN;
  const remember = () => { if (isLong) add(query); };
  return (
    <Page title="검색" width="prose">
      <Box onKeyDown={walkHits}>
        <Stack gap={6}>
          <Stack gap={2}>
            <SearchInput
              label="화면, 워크스페이스, 사람 찾기" maxLength={100} ref={field} value={text} onChange={setText}
              onSearch={(words) => { ask(words); if (words.trim().length >= SEARCH_MIN) add(words.trim()); }}
            />
            {query !== '' && !isLong ? <Text size="sm" tone="muted" as="output">두 글자 이상 입력해 주세요.</Text> : null}
          </Stack>
          {query === '' ? <RecentList recent={recent} onRemove={remove} onClear={clear} /> : null}
          {query === '' && recent.length === 0 ? <Text tone="muted">워크스페이스 이름, 사람 이름, 화면 이름으로 찾을 수 있어요.</Text> : null}
          {isLong ? (
            <Stack gap={6} data-search-results css={IN_ORDER} onClickCapture={remember}>
              <ScreenHits query={query} />
              <Slot name="search" context={context} />
              <HitCount query={query} />
            </Stack>
          ) : null}
        </Stack>
      </Box>
    </Page>
  );
}
