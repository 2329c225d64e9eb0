import { webPaths } from '@danji/contracts/web-paths';
import { Link, useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Box, Button, Icon, SearchInput } from '@danji/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { HEADER_ICON } from './header-icon.ts';

/** Whether the event comes from an editable element: the key is then part of the typed text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=textbox]'));

/** Not every browser knows the element `search`. */
const LANDMARK = { role: 'search' } as const;

/** The key `/` leads to the search field: the one of the page, the one of the header, or the search page where none is visible. */
function useSearchShortcut(field: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('[aria-modal=true]')
      )
        return;
      event.preventDefault();
      const pageField = document.querySelector<HTMLInputElement>('#main input[type=search]');
      const target = pathname === webPaths.search ? pageField : field.current;
      if (target?.checkVisibility?.() ?? target?.offsetParent) target?.focus();
      else void navigate(webPaths.search);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, pathname, field]);
}

/** The search field of the header from 1,024 px, below that a link to the search page. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useSearchShortcut(field);

  const search = (searchText: string) => {
    setTyped('');
    if (searchText.trim() !== '') void navigate(webPaths.searchFor(searchText.trim()));
  };
  // The search page has a field of its own.
  if (pathname === webPaths.search) return null;
  return (
    <>
      <Box
        {...LANDMARK}
        css={{
          display: { base: 'none', lg: 'block' },
          width: '11rem',
          flexShrink: 1,
          minWidth: '9rem',
        }}
      >
        <SearchInput
          ref={field}
          label="검색"
          size="sm"
          minHeight="2.75rem"
          maxLength={100}
          aria-keyshortcuts="/"
          value={typed}
          onChange={setTyped}
          onSearch={search}
        />
      </Box>
      <Button asChild variant="ghost" css={{ ...HEADER_ICON, display: { base: 'inline-flex', lg: 'none' } }}>
        <Link to={webPaths.search} aria-label="검색">
          <Icon name="search" />
        </Link>
      </Button>
    </>
  );
}
