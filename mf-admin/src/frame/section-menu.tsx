import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Box, Button, Menu } from '@danji/ui';
import { findCurrentEntry, type MenuGroup } from './menu-groups.ts';

/** Shows the sections in a menu, on screens that are too narrow for a list beside the content. */
export function SectionMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entries = groups.flatMap((group) => group.entries);
  const current = findCurrentEntry(groups, pathname);
  return (
    <Box as="nav" aria-label="운영 메뉴" display={{ base: 'block', lg: 'none' }}>
      <Menu
        label="운영 메뉴"
        align="start"
        trigger={
          <Button variant="outline" paddingInline={3} icon={current?.icon ?? 'menu'} iconAfter="chevron-down">
            {current?.label ?? '운영 메뉴'}
          </Button>
        }
        items={entries.map(({ label, icon, path }) => ({ label, icon, onSelect: () => void navigate(path) }))}
      />
    </Box>
  );
}
