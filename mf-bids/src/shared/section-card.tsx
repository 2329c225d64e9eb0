import { Card, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { PLAIN_ON_PHONES } from './plain-on-phones.ts';

type SectionCardProps = { title: string; lead?: string | undefined; children: ReactNode };

/** One part of a form or of a record, under its heading. */
export const SectionCard = ({ title, lead, children }: SectionCardProps) => (
  <Card as="section" aria-label={title} css={PLAIN_ON_PHONES}>
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {lead === undefined ? null : (
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  </Card>
);

/** Two fields beside one another where there is room. */
export const PAIR = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const;
