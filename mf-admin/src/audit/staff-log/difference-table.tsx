import { getOwn } from '@danji/contracts/get-own';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { Box, DataTable, Text, type TableColumn } from '@danji/ui';
import { listChangedFields, type FieldChange } from './difference.ts';
import { toFieldText } from './field-text.ts';

const LOOKS = { before: { color: 'fg.muted' }, after: { fontWeight: 'semibold' } } as const;

const Value = ({ path, value, look }: { path: string; value: unknown; look: keyof typeof LOOKS }) => (
  <Box
    as="span"
    display="inline-block"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    maxHeight="48"
    overflowY="auto"
    {...LOOKS[look]}
  >
    {toFieldText(path, value)}
  </Box>
);

const toColumns = (labels: StaffLog['labels']): readonly TableColumn<FieldChange>[] => [
  { key: 'field', header: '항목', width: '30%', cell: ({ path }) => getOwn(labels, path) ?? path },
  {
    key: 'before',
    header: '바꾸기 전',
    width: '35%',
    cell: ({ path, before }) => <Value path={path} value={before} look="before" />,
  },
  {
    key: 'after',
    header: '바꾼 뒤',
    width: '35%',
    cell: ({ path, after }) => <Value path={path} value={after} look="after" />,
  },
];

/** Shows the fields that a change has changed, before and after. */
export function DifferenceTable({ log: { labels, old_object, new_object } }: { log: StaffLog }) {
  const changed = listChangedFields(old_object, new_object);
  if (changed.length === 0) return <Text tone="muted">바뀐 항목이 없어요.</Text>;
  return <DataTable label="바뀐 내용" columns={toColumns(labels)} rows={changed} rowKey={({ path }) => path} />;
}
