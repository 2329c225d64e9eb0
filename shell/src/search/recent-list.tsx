import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Flex, Heading, HStack, IconButton, Stack } from '@danji/ui';

type Props = { recent: readonly string[]; onRemove: (searchText: string) => void; onClear: () => void };

/** The recent searches; each is a link with a button that removes it. */
export function RecentList({ recent, onRemove, onClear }: Props) {
  if (recent.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="recent-searches" gap={2}>
      <HStack css={{ justifyContent: 'space-between' }}>
        <Heading as="h2" size="md" id="recent-searches">
          최근 검색어
        </Heading>
        <Button size="sm" variant="ghost" onClick={onClear}>
          모두 지우기
        </Button>
      </HStack>
      <Flex as="ul" css={{ flexWrap: 'wrap', gap: 2, listStyle: 'none' }}>
        {recent.map((searchText) => (
          <Flex
            as="li"
            key={searchText}
            css={{ alignItems: 'center', maxWidth: 'full', borderWidth: '1px', borderRadius: 'full', bg: 'bg.panel' }}
          >
            <Box
              asChild
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: '2.75rem',
                minWidth: 0,
                paddingInlineStart: 4,
                borderRadius: 'full',
                color: 'fg',
                textDecoration: 'none',
                overflowWrap: 'anywhere',
              }}
            >
              <Link to={webPaths.searchFor(searchText)} replace>
                {searchText}
              </Link>
            </Box>
            <IconButton
              icon="x"
              label={`${searchText} 검색어 지우기`}
              onClick={() => onRemove(searchText)}
              css={{ borderRadius: 'full' }}
            />
          </Flex>
        ))}
      </Flex>
    </Stack>
  );
}
