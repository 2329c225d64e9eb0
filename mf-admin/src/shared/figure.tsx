import { Card, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type FigureProps = { label: string; value: string; note?: string; children?: ReactNode };

/** One figure of a report, and a note on it or more. */
export const Figure = ({ label, value, note, children }: FigureProps) => (
  <Card>
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Text fontSize="2xl" fontWeight="bold" numeric>
        {value}
      </Text>
      {note === undefined ? null : (
        <Text size="sm" tone="subtle" numeric>
          {note}
        </Text>
      )}
      {children}
    </Stack>
  </Card>
);
