import { Column } from '@danji/app-kit';
import { Slot, usePageTitle, useSession } from '@danji/shell-sdk';
import { Grid, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { BrandReview } from './brand-review.tsx';
import { LEADS } from './greeting.ts';
import { QuickActionGrid } from './quick-action-grid.tsx';
import { UnreadNotifications } from './unread-notifications.tsx';

/** A section without content for this account takes no space, and neither do its gaps. */
const PARTS = { '& > :empty, &:not(:has(> :not(:empty)))': { display: 'none' } } as const;

/** The start page of a signed-in account: each section loads its own data and fails alone. */
export function MemberHome({ banner }: { banner: ReactNode }) {
  usePageTitle('');
  const { user, kind } = useSession();
  return (
    <Column>
      <Stack gap={{ base: 6, md: 8 }}>
        <Stack gap={1}>
          <Heading as="h1" size="2xl">{`안녕하세요, ${user?.name ?? ''} 님`}</Heading>
          <Text tone="muted">{kind ? LEADS[kind] : ''}</Text>
        </Stack>
        <BrandReview />
        <QuickActionGrid />
        <Grid
          css={{
            gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.9fr) minmax(320px, 1fr)' },
            alignItems: 'start',
            '&:not(:has(> :first-child > :not(:empty)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
          gap={{ base: 8, lg: 6 }}
        >
          {/* On a phone it comes second: its height is unknown until the remote is loaded, and content below would move. */}
          <Stack gap={8} css={{ ...PARTS, order: { base: 1, lg: 0 } }}>
            <Slot name="home.main" />
          </Stack>
          <Stack gap={8} css={PARTS}>
            <UnreadNotifications />
            <Slot name="home.aside" />
          </Stack>
        </Grid>
        {/* Last: when there is no banner, its space is released and only the end of the page moves. */}
        {banner}
      </Stack>
    </Column>
  );
}
