import { useEndpoint, useMutation } from '@danji/api-client';
import {
  importDetails,
  previewDetailsImport,
  type ImportedField,
} from '@danji/contracts/workspace/apartment-info.endpoints';
import type { FieldDifference } from '@danji/contracts/workspace/apartment-info';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import {
  Alert,
  Badge,
  Box,
  Button,
  Checkbox,
  EmptyState,
  FailedState,
  Flex,
  ListSkeleton,
  Stack,
  Text,
} from '@danji/ui';
import { useState } from 'react';
import { DETAIL_LABELS, formatDetail, type DetailName } from '@danji/contracts/workspace/work-space-details-text';
import { UnmappedValuesNote } from './unmapped-values.tsx';

type KaptImportProps = { space: WorkSpace; onClose: () => void; onDone: (saved: WorkSpace) => void };
type Preview = ResponseOf<typeof previewDetailsImport>;

const toText = (field: string, value: unknown): string =>
  formatDetail(field as DetailName, value as never) || '(비어 있음)';

/** One difference to import or to skip: the stored value and the value of K-apt. */
function Difference({
  difference: { field, before, after, is_kept },
  checked,
  onChange,
}: {
  difference: FieldDifference;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Checkbox
      boxed
      checked={checked}
      onChange={onChange}
      description={
        <>
          <Text as="span" display="block" size="sm">{`지금 ${toText(field, before)}`}</Text>
          <Text as="span" display="block" fontWeight="medium">{`K-apt ${toText(field, after)}`}</Text>
        </>
      }
    >
      <Flex as="span" gap={2} flexWrap="wrap" alignItems="center">
        {DETAIL_LABELS[field as DetailName]}
        {is_kept ? <Badge tone="warning">직접 고친 값</Badge> : null}
      </Flex>
    </Checkbox>
  );
}

/** Compares the details of a work space with K-apt. Values that a member has edited are only replaced when they are chosen. */
export function KaptImport({ space, onClose, onDone }: KaptImportProps) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    previewDetailsImport,
    { params: { id: space.id } },
    { refreshOnFocus: false },
  );
  if (data)
    return (
      <DifferenceChoice
        key={data.updated}
        space={space}
        preview={data}
        onClose={onClose}
        onDone={onDone}
        onConflict={() => void refresh()}
      />
    );
  if (!error) return <ListSkeleton count={4} label="K-apt에서 가져오는 중" />;
  return (
    <FailedState
      compact
      description={error.fields['apt_code'] ?? error.title}
      onRetry={error.fields['apt_code'] ? undefined : () => void refresh()}
      retrying={isRefreshing}
      action={
        <Button variant="outline" onClick={onClose}>
          닫기
        </Button>
      }
    />
  );
}

function DifferenceList({
  differences,
  chosen,
  onToggle,
}: {
  differences: readonly FieldDifference[];
  chosen: ReadonlySet<string>;
  onToggle: (field: string, isOn: boolean) => void;
}) {
  return (
    <Stack as="ul" gap={2} aria-label="달라진 내용">
      {differences.map((difference) => (
        <Box as="li" key={difference.field}>
          <Difference
            difference={difference}
            checked={chosen.has(difference.field)}
            onChange={(isOn) => onToggle(difference.field, isOn)}
          />
        </Box>
      ))}
    </Stack>
  );
}

/** Notes about the data of K-apt: it may be a cached copy, and some of its values may be unknown to us. */
const PreviewNotes = ({ preview }: { preview: Preview }) => (
  <>
    {preview.is_cached ? (
      <Alert tone="warning" announce={false} title="K-apt가 응답하지 않아요">
        전에 받아 둔 내용과 비교했어요.
      </Alert>
    ) : null}
    <UnmappedValuesNote values={preview.not_understood} />
  </>
);

const NothingNew = ({ onClose }: { onClose: () => void }) => (
  <EmptyState
    compact
    icon="check"
    title="K-apt와 같아요"
    description="새로 가져올 내용이 없어요."
    action={<Button onClick={onClose}>확인</Button>}
  />
);

function DifferenceChoice({
  space,
  preview,
  onClose,
  onDone,
  onConflict,
}: KaptImportProps & { preview: Preview; onConflict: () => void }) {
  const { differences } = preview;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ is_kept }) => !is_kept).map(({ field }) => field)),
  );
  const detailsImport = useMutation(importDetails);
  const toggle = (field: string, isOn: boolean) =>
    setChosen((current) => new Set(isOn ? [...current, field] : [...current].filter((other) => other !== field)));
  const save = async () => {
    const fields = differences.filter(({ field }) => chosen.has(field)).map(({ field }) => field as ImportedField);
    const outcome = await detailsImport.trigger({
      params: { id: space.id },
      body: { fields, updated: preview.updated },
    });
    if (!outcome.ok) return outcome.error.code === 'conflict' ? onConflict() : undefined;
    onDone(outcome.data);
    return onClose();
  };
  if (differences.length === 0) {
    return (
      <Stack gap={4}>
        <PreviewNotes preview={preview} />
        <NothingNew onClose={onClose} />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <PreviewNotes preview={preview} />
      <DifferenceList differences={differences} chosen={chosen} onToggle={toggle} />
      {detailsImport.error && detailsImport.error.code !== 'conflict' ? (
        <Alert tone="danger" title="가져오지 못했어요">
          {Object.values(detailsImport.error.fields)[0] ?? detailsImport.error.title}
        </Alert>
      ) : null}
      <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
        <Button variant="outline" size="lg" onClick={onClose}>
          취소
        </Button>
        <Button
          size="lg"
          disabled={chosen.size === 0}
          loading={detailsImport.isRunning}
          loadingLabel="가져오는 중"
          onClick={() => void save()}
        >
          {chosen.size === 0 ? '항목을 골라 주세요' : `${chosen.size}개 항목 가져오기`}
        </Button>
      </Flex>
    </Stack>
  );
}
