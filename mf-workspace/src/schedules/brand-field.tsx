import { useEndpoint } from '@danji/api-client';
import { ChoiceList } from '@danji/app-kit';
import { useFormField, type RecordForm } from '@danji/app-kit/forms';
import type { BrandRef } from '@danji/contracts/bids/brand-ref';
import { findBrands } from '@danji/contracts/bids/brand.endpoints';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { useModal } from '@danji/shell-sdk';
import { Button, Field, Flex, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import type { ScheduleDraft } from './schedule-draft.ts';

/** A search needs so many characters. */
const SHORTEST = 2;

const describe = ({ business_no, address1 }: BrandRef): string =>
  [formatBusinessNo(business_no), address1].filter(Boolean).join(' · ');

/** Approved brands by name or business number, to choose one from. */
function BrandChoice({ onPick }: { onPick: (brand: BrandRef) => void }) {
  const [search, setSearch] = useState('');
  const isLong = search.trim().length >= SHORTEST;
  const state = useEndpoint(findBrands, isLong ? { query: { search } } : null, { keepPrevious: true });
  return (
    <Stack gap={3} minHeight="20rem">
      <ChoiceList
        state={state}
        rows={isLong ? state.data : undefined}
        searchLabel="상호나 사업자등록번호로 찾기"
        search={search}
        onSearch={setSearch}
        hint={isLong ? undefined : '두 글자 이상 입력해 주세요. 승인된 업체만 나와요.'}
        empty="찾는 업체가 없어요"
        emptyDescription="업체 이름만 적어 두어도 돼요."
        toKey={({ id }) => id}
        onPick={onPick}
      >
        {(brand) => (
          <>
            <Text as="span" display="block" fontWeight="semibold">
              {brand.name}
            </Text>
            <Text as="span" display="block" size="sm" tone="subtle" numeric>
              {describe(brand)}
            </Text>
          </>
        )}
      </ChoiceList>
    </Stack>
  );
}

/** The account of the other party, chosen among approved brands; its name is written into an empty 계약 업체. */
export function BrandField({ form }: { form: RecordForm<ScheduleDraft> }) {
  const { field, error } = useFormField(form, 'brand');
  const { value, onChange } = field;
  const modal = useModal();
  const open = (): void =>
    void modal.open(
      (close) => (
        <BrandChoice
          onPick={(brand) => {
            form.change(({ contract }) => ({ brand, ...(contract.trim() === '' && { contract: brand.name }) }));
            close();
          }}
        />
      ),
      { title: '업체 연결하기' },
    );
  return (
    <Field
      label="연결한 업체"
      optional
      group
      error={error}
      help={value ? undefined : '업체 목록에서 골라 두면 계약이 시작된 뒤 업체를 평가할 수 있어요.'}
    >
      <Flex alignItems="center" gap={2} flexWrap="wrap">
        {value ? (
          <Text flex="1 1 12rem" fontWeight="medium">
            {value.name}
            <Text as="span" size="sm" tone="subtle" numeric fontWeight="regular">{` ${describe(value)}`}</Text>
          </Text>
        ) : null}
        <Button variant="outline" onClick={open}>
          {value ? '다른 업체 고르기' : '업체 연결하기'}
        </Button>
        {value ? (
          <Button variant="ghost" aria-label="연결한 업체 빼기" onClick={() => onChange(null)}>
            빼기
          </Button>
        ) : null}
      </Flex>
    </Field>
  );
}
