import { useSearchHits } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Heading, Icon, Stack, Text } from '@danji/ui';
import { useScreenHits } from './use-screen-hits.ts';

const ROW = { display: 'flex', alignItems: 'center', gap: 3, minHeight: '3.25rem', paddingInline: 4, paddingBlock: 2, borderRadius: 'md', color: 'fg', textDecoration: 'none', _hover: { bg: 'bg.subtle' }, _focusVisible: { outlineOffset: '-2px' } } as const;

/** Screens of the app whose name the query is. */
export function ScreenHits({ query }: { query: string }) {
  const hits = useScreenHits(query);
  useSearchHits(hits.length);
  if (hits.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="search-screens" gap={2}>
      <Heading as="h2" size="md" id="search-screens">바로가기</Heading>
      <Box as="ul" css={{ listStyle: 'none', borderWidth: '1px', borderRadius: 'lg', padding: 1, bg: 'bg.panel' }}>
        {hits.map(({ label, path, icon }) => (
          <li key={path}>
            <Box asChild css={ROW}>
              <Link to={path}>
                <Box as="span" css={{ color: 'fg.subtle', display: 'inline-flex' }}><Icon name={icon} /></Box>
                <Text as="span" css={{ flex: '1', fontWeight: 'medium' }}>{label}</Text>
                <Box as="span" css={{ color: 'fg.subtle', display: 'inline-flex' }}><Icon name="chevron-right" size={16} /></Box>
              </Link>
            </Box>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
