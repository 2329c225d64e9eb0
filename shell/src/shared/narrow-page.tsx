import { useTitle } from '@danji/app-kit';
import { usePageTitle } from '@danji/shell-sdk';
import { Box, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type NarrowPageProps = {
  /** The one h1, also the title of the window; the title in the table of screens by default. */
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links under the card. */ after?: ReactNode;
};

/** A page with one task: a card in the middle on wide screens, the whole width on phones. */
export function NarrowPage({ title: own, lead, children, after }: NarrowPageProps) {
  const title = useTitle(own);
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
