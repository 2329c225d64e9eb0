import { Card, Heading, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { PLAIN_ON_PHONES } from '../shared/plain-on-phones.ts';

/** One part of a notice or a request, under its heading. */
export const NoticeSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" aria-label={title} css={PLAIN_ON_PHONES}>
    <Stack gap={4}>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
