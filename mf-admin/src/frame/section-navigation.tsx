import { Link, useLocation } from '@danji/shell-sdk/router';
import { Box, Flex, Icon, Stack, Text } from '@danji/ui';
import { findCurrentEntry, type MenuGroup } from './menu-groups.ts';

/** Shows the sections at the left edge of wide screens. */
export function SectionNavigation({ groups }: { groups: readonly MenuGroup[] }) {
  const { pathname } = useLocation();
  const current = findCurrentEntry(groups, pathname);
  return (
    <Box as="nav" aria-label="운영 메뉴" display={{ base: 'none', lg: 'block' }} width="56" flexShrink={0}>
      <Stack gap={5} position="sticky" top="24">
        {groups.map(({ name, entries }) => (
          <Stack key={name} gap={1}>
            {name === '' ? null : (
              <Text size="xs" tone="subtle" paddingInline={3} paddingBottom={1} fontWeight="semibold">
                {name}
              </Text>
            )}
            {entries.map(({ label, path, icon }) => (
              <Flex
                key={path}
                asChild
                alignItems="center"
                gap={3}
                minHeight="11"
                paddingInline={3}
                borderRadius="md"
                color="fg.muted"
                fontWeight="medium"
                textDecoration="none"
                _hover={{ bg: 'bg.subtle', color: 'fg' }}
                _currentPage={{ bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' }}
              >
                <Link to={path} aria-current={path === current?.path ? 'page' : undefined}>
                  <Icon name={icon} />
                  {label}
                </Link>
              </Flex>
            ))}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
