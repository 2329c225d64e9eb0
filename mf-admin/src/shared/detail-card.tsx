import { Card, Flex, Heading, Stack } from '@danji/ui';
import type { ReactNode } from 'react';

/** One group of details of a detail screen. */
export function DetailCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {aside}
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}
