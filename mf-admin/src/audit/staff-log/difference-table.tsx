import { getOwn } from '@danji/contracts/get-own';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { Badge, Box, DataTable, HStack, Stack, Switch, Text, type TableColumn, type Tone } from '@danji/ui';
import { useState } from 'react';
import { listFieldChanges, type FieldChange } from './difference.ts';
import { toFieldText } from './field-text.ts';

const MARKS: Record<FieldChange['kind'], { label: string; tone: Tone } | null> = {
  added: { label: '추가', tone: 'success' },
  removed: { label: '삭제', tone: 'danger' },
  changed: { label: '변경', tone: 'warning' },
  same: null,
};

function Value({ path, value, mark }: { path: string; value: unknown; mark?: 'old' | 'new' | undefined }) {
  const colours = {
    old: { bg: 'danger.subtle', color: 'danger.fg' },
    new: { bg: 'success.subtle', color: 'success.fg' },
  } as const;
  return (
    <Box
      as="span"
      display="inline-block"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxHeight="48"
      overflowY="auto"
      borderRadius="sm"
      {...(mark && { ...colours[mark], paddingInline: 1.5, paddingBlock: 0.5 })}
    >
      {toFieldText(path, value)}
    </Box>
  );
}

const isMarked = ({ kind }: FieldChange): boolean => kind !== 'same';

const toColumns = (labels: StaffLog['labels']): readonly TableColumn<FieldChange>[] => [
  {
    key: 'field',
    header: '항목',
    width: '30%',
    cell: ({ path, kind }) => {
      const mark = MARKS[kind];
      return (
        <HStack as="span" flexWrap="wrap">
          {getOwn(labels, path) ?? path}
          {mark ? <Badge tone={mark.tone}>{mark.label}</Badge> : null}
        </HStack>
      );
    },
  },
  {
    key: 'before',
    header: '바꾸기 전',
    width: '35%',
    cell: (row) => (
      <Value path={row.path} value={row.before} mark={isMarked(row) && row.before !== undefined ? 'old' : undefined} />
    ),
  },
  {
    key: 'after',
    header: '바꾼 뒤',
    width: '35%',
    cell: (row) => (
      <Value path={row.path} value={row.after} mark={isMarked(row) && row.after !== undefined ? 'new' : undefined} />
    ),
  },
];

/**
 * Shows the object of an entry before and after the change, field by field. Changed fields are marked; unchanged ones
 * are hidden by default.
 */
export function DifferenceTable({ log: { labels, old_object, new_object } }: { log: StaffLog }) {
  const [showsAll, setShowsAll] = useState(false);
  const fields = listFieldChanges(old_object, new_object);
  if (fields.length === 0)
    return <Text tone="muted">이 일은 바뀐 대상을 남기지 않아요. 아래에서 보낸 내용을 볼 수 있어요.</Text>;
  const changed = fields.filter(isMarked);
  const canHide = changed.length > 0 && changed.length < fields.length;
  return (
    <Stack gap={3}>
      {canHide ? (
        <Switch
          checked={showsAll}
          onChange={setShowsAll}
        >{`바뀌지 않은 항목도 보기 (${fields.length - changed.length}개)`}</Switch>
      ) : null}
      <DataTable
        label="바뀐 내용"
        columns={toColumns(labels)}
        rows={canHide && !showsAll ? changed : fields}
        rowKey={({ path }) => path}
      />
    </Stack>
  );
}
