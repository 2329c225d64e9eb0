import { Card, Stack, Text } from '@danji/ui';

/** One figure of a report, and a note on it. */
export const Figure = ({ label, value, note }: { label: string; value: string; note?: string }) => (
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
    </Stack>
  </Card>
);
