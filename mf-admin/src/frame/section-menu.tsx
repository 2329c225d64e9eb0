import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Box, Button, Menu } from '@danji/ui';
import type { SectionGroup } from './sections.ts';

/** Shows the sections in a menu, on screens that are too narrow for a list beside the content. */
export function SectionMenu({ groups }: { groups: readonly SectionGroup[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const sections = groups.flatMap((group) => group.sections);
  const current = sections.find(({ path }) => path === pathname);
  return (
    <Box as="nav" aria-label="운영 메뉴" display={{ base: 'block', lg: 'none' }}>
      <Menu
        label="운영 메뉴"
        align="start"
        trigger={
          <Button variant="outline" icon={current?.icon ?? 'menu'} iconAfter="chevron-down">
            {current?.label ?? '운영 메뉴'}
          </Button>
        }
        items={sections.map(({ label, icon, path }) => ({ label, icon, onSelect: () => void navigate(path) }))}
      />
    </Box>
  );
}
