import { usePageTitle } from '@danji/shell-sdk';
import { Box, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type NarrowPageProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links under the card. */ after?: ReactNode;
};

/** A page with one task: a card in the middle on wide screens, the whole width on phones. */
export function NarrowPage({ title, lead, children, after }: NarrowPageProps) {
  usePageTitle(title);
  return (
    <Box
      css={{
        flex: '1',
        bg: { base: 'bg', sm: 'bg.subtle' },
        paddingInline: { base: 4, sm: 6 },
        paddingBlock: { base: 7, sm: 12 },
      }}
    >
      <Stack gap={5} css={{ maxWidth: 'form', marginInline: 'auto' }}>
        <Box
          css={{
            sm: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border.subtle', borderRadius: 'lg', padding: 8 },
          }}
        >
          <Stack gap={6}>
            <Stack gap={1.5}>
              <Heading as="h1" size="2xl">
                {title}
              </Heading>
              {lead ? <Text tone="muted">{lead}</Text> : null}
            </Stack>
            {children}
          </Stack>
        </Box>
        {after}
      </Stack>
    </Box>
  );
}
