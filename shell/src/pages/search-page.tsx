import { useRegistry } from '../shared/app-context.ts';
import { listContributions } from '../shared/contributions.ts';
import { Page } from '@danji/app-kit';
import { ScreenMatchRenderer, type ScreenMatches, Slot, useSearchText, useSession } from '@danji/shell-sdk';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Box, SearchInput, Stack, Text } from '@danji/ui';
import { useEffect, useEffectEvent, useMemo, useRef, type ComponentProps, type MouseEvent } from 'react';
import { ResultCount } from '../search/result-count.tsx';
import { RecentList } from '../search/recent-list.tsx';
import { useRecentSearches } from '../search/recent-searches.ts';
import { RemoteScreenResults, ScreenResults } from '../search/screen-results.tsx';
import { SEARCH_MIN } from '../search/search-limits.ts';
import { toSearchTexts } from '../search/search-texts.ts';
import { moveBetweenResults } from '../search/move-between-results.ts';

/**
 * Sections arrive one by one from several remotes: a section below one that still loads would move when that one arrives. It
 * is displayed together with it, or after 700 ms.
 */
const IN_ORDER = {
  '& > :is([aria-busy], :has(> [aria-busy]), [data-lazy]:has([aria-busy])) ~ *': {
    animation: 'stayHidden 1ms 700ms backwards',
  },
} as const;

/** Renders the screens of a remote that match a query. */
const renderScreensOf = (query: string) => (matches: ComponentProps<typeof ScreenMatches>) => (
  <RemoteScreenResults query={query} {...matches} />
);

/** The results of a query. Opening a result adds the query to the recent searches; other presses do not. */
function Results({
  query,
  onFound,
  onClear,
}: {
  query: string;
  onFound: (searchText: string) => void;
  onClear: () => void;
}) {
  const context = useMemo(() => ({ query }), [query]);
  const renderMatches = useMemo(() => renderScreensOf(query), [query]);
  const remember = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onFound(query);
  };
  return (
    <Stack gap={6} data-search-results css={IN_ORDER} onClickCapture={remember}>
      <ScreenResults query={query} />
      <ScreenMatchRenderer value={renderMatches}>
        <Slot name="search" context={context} />
      </ScreenMatchRenderer>
      <ResultCount query={query} onClear={onClear} />
    </Stack>
  );
}

/** The hint names the kinds of results of the account; as in the menu, a session that still loads is most likely a general user's. */
function useTexts() {
  const { status, kind, isAdmin, isTemp } = useSession();
  const registry = useRegistry();
  const visitor = { kind: status === 'loading' ? 'general' : isTemp ? null : kind, isAdmin } as const;
  return toSearchTexts(listContributions(registry, 'searchTexts', visitor));
}

/** Searches the shell's screens and every remote that fills the slot `search`. */
export function SearchPage() {
  const [search, setSearch] = useSearchParams();
  const query = (search.get('q') ?? '').trim();
  const { text, setText, submit } = useSearchText(query, (searchText) =>
    setSearch(searchText === '' ? {} : { q: searchText }, { replace: true, preventScrollReset: true }),
  );
  const { recent, add, remove, clear } = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  const { label, hint } = useTexts();
  // Without a query the field gets the focus.
  const startTyping = useEffectEvent(() => {
    if (query === '') field.current?.focus({ preventScroll: true });
  });
  useEffect(() => startTyping(), []);

  const isSearchable = query.length >= SEARCH_MIN;
  const clearSearch = () => {
    setText('');
    submit('');
    field.current?.focus();
  };
  return (
    <Page title="검색" width="prose">
      <Box onKeyDown={moveBetweenResults}>
        <Stack gap={6}>
          <Stack gap={2}>
            <SearchInput
              label={label}
              maxLength={100}
              ref={field}
              value={text}
              onChange={setText}
              onSearch={(searchText) => {
                submit(searchText);
                if (searchText.trim().length >= SEARCH_MIN) add(searchText.trim());
              }}
            />
            {query !== '' && !isSearchable ? (
              <Text size="sm" tone="muted" as="output">
                두 글자 이상 입력해 주세요.
              </Text>
            ) : null}
          </Stack>
          {query === '' ? <RecentList recent={recent} onRemove={remove} onClear={clear} /> : null}
          {query === '' && recent.length === 0 ? <Text tone="muted">{hint}</Text> : null}
          {isSearchable ? <Results query={query} onFound={add} onClear={clearSearch} /> : null}
        </Stack>
      </Box>
    </Page>
  );
}
