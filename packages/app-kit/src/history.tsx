import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, Box, HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type FieldChange = {
  /** The name of the field, for people. */
  label: string;
  before: string;
  after: string;
  /** A remark beside the name. */
  note?: string | undefined;
};

export type HistoryEntry = {
  id: number;
  /** The event. */
  title: ReactNode;
  /** The person who did it, where the title does not say so. */
  by?: string | undefined;
  /** ISO 8601. */
  at: string;
  changes?: readonly FieldChange[];
  children?: ReactNode;
};

const Change = ({ label, before, after, note }: FieldChange) => (
  <Text as="li" size="sm" tone="muted" overflowWrap="anywhere" whiteSpace="pre-wrap" lineClamp={6}>
    <Text as="span" fontWeight="semibold">
      {label}
    </Text>
    {` ${before} → ${after} `}
    {note ? <Badge tone="warning">{note}</Badge> : null}
  </Text>
);

const Entry = ({ title, by, at, changes, children }: HistoryEntry) => (
  <Box as="li" paddingBlock={3} borderBottomWidth="1px" borderColor="border.subtle" _last={{ borderBottomWidth: 0 }}>
    <Stack gap={1.5}>
      <HStack flexWrap="wrap" fontWeight="medium">
        {title}
      </HStack>
      <Text size="sm" tone="muted" numeric>
        {by ? `${by} · ${formatDateTime(at)}` : formatDateTime(at)}
      </Text>
      {changes?.length ? (
        <Stack as="ul" gap={1}>
          {changes.map((change) => (
            <Change key={change.label} {...change} />
          ))}
        </Stack>
      ) : null}
      {children}
    </Stack>
  </Box>
);

/** Lists the changes of a record, with the author and the time of each. */
export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <Box as="ol" listStyleType="none">
    {entries.map((entry) => (
      <Entry key={entry.id} {...entry} />
    ))}
  </Box>
);
