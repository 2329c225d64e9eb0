import { PagedHistory } from '@danji/app-kit';
import { listApartmentRevisions } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentRevision, FieldDifference } from '@danji/contracts/workspace/apartment-info';
import { Badge, Text } from '@danji/ui';
import { formatInfo, labelInfo } from './info-text.ts';

const MAX_CHARACTERS = 60;

const truncateText = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

const toChange = ({ field, before, after, is_kept }: FieldDifference) => ({
  label: labelInfo(field),
  before: truncateText(formatInfo(field, before)),
  after: truncateText(formatInfo(field, after)),
  note: is_kept ? '그대로 둠' : undefined,
});

const toEntry = (change: ApartmentRevision) => ({
  id: change.id,
  title: (
    <>
      <Badge tone={change.source === 'kapt' ? 'success' : 'brand'}>
        {change.source === 'kapt' ? 'K-apt에서 가져옴' : '직접 고침'}
      </Badge>
      {`개정 ${change.revision}`}
    </>
  ),
  by: change.user?.name,
  at: change.created,
  changes: change.differences.map(toChange),
  children:
    change.differences.length === 0 ? (
      <Text size="sm" tone="subtle">
        달라진 내용이 없어요.
      </Text>
    ) : null,
});

/** Lists the changes of a complex with the changed fields, newest first. */
export const RevisionList = ({ id }: { id: number }) => (
  <PagedHistory
    call={listApartmentRevisions}
    id={id}
    label="바뀐 기록"
    pageSize={5}
    empty={{
      title: '아직 바뀐 적이 없어요',
      description: 'K-apt에서 가져오거나 직접 고치면 여기에 남아요.',
    }}
    toEntry={toEntry}
  />
);
