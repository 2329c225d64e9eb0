import { Box, Heading, Stack } from '../src/index.ts';
import type { GalleryPage } from './gallery-page.ts';

/** The table of keyboard shortcuts. */
export function KeyTable({ keys }: { keys: NonNullable<GalleryPage['keys']> }) {
  return (
    <Stack gap={3}>
      <Heading size="sm">키보드</Heading>
      <Box
        as="dl"
        css={{
          display: 'grid',
          gridTemplateColumns: { sm: 'max-content minmax(0, 1fr)' },
          columnGap: 5,
          rowGap: { base: 1, sm: 2.5 },
          alignItems: 'baseline',
        }}
      >
        {keys.map(([key, does]) => (
          <Box key={key} display="contents">
            <Box
              as="dt"
              css={{
                fontSize: 'sm',
                fontWeight: 'semibold',
                '& kbd': {
                  display: 'inline-block',
                  paddingInline: 2,
                  paddingBlock: 0.5,
                  borderWidth: '1px',
                  borderColor: 'border',
                  borderRadius: 'sm',
                  bg: 'bg.subtle',
                  fontFamily: 'inherit',
                },
              }}
            >
              <kbd>{key}</kbd>
            </Box>
            <Box as="dd" css={{ color: 'fg.muted', paddingBottom: { base: 2, sm: 0 } }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
