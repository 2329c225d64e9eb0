import { ChoiceList } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { useFormField, type RecordForm } from '@danji/app-kit/forms';
import type { ScheduleRef } from '@danji/contracts/workspace/schedule';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { useModal } from '@danji/shell-sdk';
import { Button, Field, Flex, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import type { ScheduleDraft } from './schedule-draft.ts';
import { formatPeriod } from '../shared/contract-period.ts';

type ChoiceProps = { spaceId: number; exceptId: number | undefined; onPick: (schedule: ScheduleRef) => void };

/** A list of the work space's contracts to choose one from. */
function PreviousChoice({ spaceId, exceptId, onPick }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const state = useEndpoint(
    listWorkSchedules,
    { query: { space_id: spaceId, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <Stack gap={3} minHeight="20rem">
      <ChoiceList
        state={state}
        rows={state.data?.results.filter(({ id }) => id !== exceptId)}
        searchLabel="이전 계약 찾기"
        search={search}
        onSearch={setSearch}
        empty="고를 수 있는 계약이 없어요"
        toKey={({ id }) => id}
        onPick={onPick}
      >
        {(row) => (
          <>
            <Text as="span" display="block" fontWeight="semibold">
              {row.title}
            </Text>
            <Text as="span" display="block" size="sm" tone="subtle" numeric>
              {[row.contract, formatPeriod(row)].filter((part) => part && part !== '-').join(' · ')}
            </Text>
          </>
        )}
      </ChoiceList>
    </Stack>
  );
}

type PreviousFieldProps = {
  spaceId: number;
  ownId: number | undefined;
  form: RecordForm<ScheduleDraft>;
};

/** The previous contract, chosen from those of the work space. */
export function PreviousField({ spaceId, ownId, form }: PreviousFieldProps) {
  const { field, error } = useFormField(form, 'previous');
  const { value, onChange } = field;
  const modal = useModal();
  const open = (): void =>
    void modal.open(
      (close) => (
        <PreviousChoice
          spaceId={spaceId}
          exceptId={ownId}
          onPick={({ id, title, contract_start, contract_end }) => {
            onChange({ id, title, contract_start, contract_end });
            close();
          }}
        />
      ),
      { title: '이전 계약 고르기' },
    );
  return (
    <Field
      label="이전 계약"
      optional
      group
      error={error}
      help={value ? undefined : '같은 일의 지난 계약을 이어 두면 이력을 한눈에 볼 수 있어요.'}
    >
      <Flex alignItems="center" gap={2} flexWrap="wrap">
        {value ? (
          <Text flex="1 1 12rem" fontWeight="medium">
            {value.title}
            <Text as="span" size="sm" tone="subtle" numeric fontWeight="regular">{` ${formatPeriod(value)}`}</Text>
          </Text>
        ) : null}
        <Button variant="outline" onClick={open}>
          {value ? '바꾸기' : '이전 계약 고르기'}
        </Button>
        {value ? (
          <Button variant="ghost" onClick={() => onChange(null)}>
            빼기
          </Button>
        ) : null}
      </Flex>
    </Field>
  );
}
