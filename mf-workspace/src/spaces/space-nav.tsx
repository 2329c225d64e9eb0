import type { SpaceRight } from '@danji/contracts/workspace/space-rights';
import { NavLink } from '@danji/shell-sdk/router';
import { Box, Icon, SIDE_FADE } from '@danji/ui';
import { use, useEffect, useRef } from 'react';
import { SpaceMenu } from './space-menu.ts';

/** On a phone the icon is above the label, so that all entries fit in the width; with larger text the row scrolls. */
const LINK_STYLE = {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flexGrow: { base: 1, lg: 0 },
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'flex-start' },
  gap: { base: 0.5, md: 2.5 },
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  paddingInline: { base: 1, md: 3 },
  paddingBlock: { base: 1, md: 0 },
  fontSize: { base: 'xs', md: 'md' },
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  flexShrink: 0,
  _hover: { bg: 'bg.subtle' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
} as const;

/**
 * The screens of one work space that the user may open: beside the content on wide windows, above it on narrow ones, where the current one is
 * scrolled into view.
 */
export function SpaceNav({ id, can }: { id: string; can: (right: SpaceRight) => boolean }) {
  const menu = use(SpaceMenu);
  const entries = menu.filter(({ right }) => can(right));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // This runs with the next frame, because it reads the layout: in the effect itself the page would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
      // Only the navigation scrolls, sideways; the page keeps its position.
      if (row.current && current)
        row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Box
      ref={row}
      as="nav"
      aria-label="워크스페이스 메뉴"
      display="flex"
      position="relative"
      flexDirection={{ base: 'row', lg: 'column' }}
      gap={{ base: 0.5, md: 1 }}
      overflowX="auto"
      css={SIDE_FADE}
    >
      {entries.map(({ label, icon, path }) => (
        <Box key={path} asChild css={LINK_STYLE}>
          {/* The address of the first screen is the beginning of all others. */}
          <NavLink to={path.replace(':id', id)} end={path === entries[0]?.path}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </Box>
      ))}
    </Box>
  );
}
