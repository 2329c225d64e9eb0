import { webPaths } from '@danji/contracts/web-paths';
import { NavLink } from '@danji/shell-sdk/router';
import { Box, Icon, type IconName } from '@danji/ui';
import { useEffect, useRef } from 'react';

const LINKS: readonly { label: string; icon: IconName; toPath: (id: number) => string; end?: boolean }[] = [
  { label: '대시보드', icon: 'dashboard', toPath: webPaths.workspace, end: true },
  { label: '단지 정보', icon: 'building', toPath: webPaths.workspaceDetails },
  { label: '일정·계약', icon: 'calendar', toPath: webPaths.workspaceSchedules },
  { label: 'AI 문서', icon: 'sparkles', toPath: webPaths.workspaceDocuments },
  { label: '멤버', icon: 'users', toPath: webPaths.workspaceMembers },
  { label: '요청', icon: 'headset', toPath: webPaths.workspaceRequests },
];

const LINK_STYLE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  minHeight: '2.75rem',
  paddingInline: 3,
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  flexShrink: 0,
  _hover: { bg: 'bg.subtle' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'bold' },
} as const;

/** The screens of one work space: beside the content on wide windows, above it on narrow ones, where the current one is scrolled into view. */
export function SpaceNav({ id }: { id: string }) {
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
      gap={1}
      overflowX="auto"
    >
      {LINKS.map(({ label, icon, toPath, end = false }) => (
        <Box key={label} asChild css={LINK_STYLE}>
          <NavLink to={toPath(Number(id))} end={end}>
            <Icon name={icon} />
            {label}
          </NavLink>
        </Box>
      ))}
    </Box>
  );
}
