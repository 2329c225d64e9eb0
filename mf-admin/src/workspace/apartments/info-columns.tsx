import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import { ComplexType } from '@danji/contracts/codes/apartment-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, Stack, Text, type TableColumn } from '@danji/ui';
import { describeSource, formatInfo } from './info-text.ts';

const Name = ({ info: { name, address, region } }: { info: ApartmentInfo }) => (
  <Stack as="span" gap={0}>
    <span>{name}</span>
    <Text as="span" size="sm" tone="subtle">
      {address || region || '주소 없음'}
    </Text>
  </Stack>
);

/** The columns of the complexes; the list can be filtered by source, manual fields and kind. */
export const INFO_COLUMNS: readonly TableColumn<ApartmentInfo>[] = [
  { key: 'name', header: '단지', sortKey: 'name', cell: (info) => <Name info={info} /> },
  { key: 'code', header: '단지 코드', whole: true, cell: ({ code }) => code || '-' },
  {
    key: 'imported',
    header: '출처',
    filter: {
      kind: 'choice',
      options: [
        { value: 'true', label: 'K-apt에서 가져온 단지' },
        { value: 'false', label: '아직 가져오지 않은 단지' },
      ],
    },
    cell: (info) => <Badge tone={describeSource(info).tone}>{describeSource(info).label}</Badge>,
  },
  {
    key: 'complex_type',
    header: '단지 유형',
    filter: { kind: 'choice', options: ComplexType.options.map(({ code, label }) => ({ value: String(code), label })) },
    cell: ({ complex_type, type_name }) => (complex_type === null ? type_name || '-' : ComplexType.label(complex_type)),
  },
  {
    key: 'number_of_units',
    header: '세대',
    align: 'end',
    whole: true,
    cell: ({ number_of_units }) => formatInfo('number_of_units', number_of_units),
  },
  {
    key: 'overridden',
    header: '직접 고침',
    hideOnCards: true,
    filter: {
      kind: 'choice',
      options: [
        { value: 'true', label: '직접 고친 항목이 있어요' },
        { value: 'false', label: '없어요' },
      ],
    },
    cell: ({ overridden_fields }) =>
      overridden_fields.length > 0 ? <Badge tone="warning">{`${overridden_fields.length}개`}</Badge> : '-',
  },
  { key: 'space', header: '워크스페이스', hideOnCards: true, cell: ({ space }) => space?.title ?? '-' },
  {
    key: 'updated',
    header: '고친 때',
    sortKey: 'updated',
    whole: true,
    cell: ({ updated }) => formatDateTime(updated),
  },
];
