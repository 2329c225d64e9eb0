import { useEndpoint } from '@danji/api-client';
import { ChoiceList } from '@danji/app-kit';
import { useFormField, useFormValues } from '@danji/app-kit/forms';
import type { BrandRef } from '@danji/contracts/bids/brand-ref';
import { findBrands } from '@danji/contracts/bids/brand.endpoints';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { isByInvitation, mayInvite } from '@danji/contracts/bids/suggest-item-rules';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { useModal } from '@danji/shell-sdk';
import { Button, Field, HStack, IconButton, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { isAddendum } from './notice-draft.ts';
import { labelNotice } from './notice-labels.ts';
import type { NoticeForm } from './use-notice-form.ts';

/** A search needs so many characters. */
const SHORTEST = 2;

const describe = ({ business_no, address1 }: BrandRef): string =>
  [formatBusinessNo(business_no), address1].filter(Boolean).join(' · ');

type ChoiceProps = { chosen: readonly BrandRef[]; onPick: (brand: BrandRef) => void };

/** Approved brands by name or business number, to choose one from. */
function BrandChoice({ chosen, onPick }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const isLong = search.trim().length >= SHORTEST;
  const state = useEndpoint(findBrands, isLong ? { query: { search } } : null, { keepPrevious: true });
  return (
    <Stack gap={3} minHeight="20rem">
      <ChoiceList
        state={state}
        rows={isLong ? state.data?.filter(({ id }) => !chosen.some((brand) => brand.id === id)) : undefined}
        searchLabel="상호나 사업자등록번호로 찾기"
        search={search}
        onSearch={setSearch}
        hint={isLong ? undefined : '두 글자 이상 입력해 주세요. 승인된 업체만 나와요.'}
        empty="찾는 업체가 없어요"
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

/** Opens the choice in a dialog, which closes with what is chosen. */
function useBrandChoice(): (chosen: readonly BrandRef[], onPick: (brand: BrandRef) => void) => void {
  const modal = useModal();
  return (chosen, onPick) =>
    void modal.open(
      (close) => (
        <BrandChoice
          chosen={chosen}
          onPick={(brand) => {
            onPick(brand);
            close();
          }}
        />
      ),
      { title: '업체 초대' },
    );
}

type RowProps = { brand: BrandRef; onRemove?: (() => void) | undefined };

const Invited = ({ brand, onRemove }: RowProps) => (
  <HStack as="li" justifyContent="space-between">
    <Text overflowWrap="anywhere">
      {brand.name}
      <Text as="span" size="sm" tone="subtle" numeric fontWeight="regular">{` ${describe(brand)}`}</Text>
    </Text>
    {onRemove ? <IconButton icon="trash" label={`${brand.name} 업체 빼기`} onClick={onRemove} /> : null}
  </HStack>
);

/** The vendors that the notice is for, where its kind has such. They stay what they are once it is published. */
export function InvitedField({ form }: { form: NoticeForm }) {
  const { suggest_type, bid_method } = useFormValues(form);
  const { field, error } = useFormField(form, 'invited');
  const { value, onChange } = field;
  const openChoice = useBrandChoice();
  if (!mayInvite(suggest_type, bid_method)) return null;
  const isFixed = isAddendum(form.base);
  const isNeeded = isByInvitation(suggest_type, bid_method);
  const add = (): void => openChoice(value, (brand) => onChange([...value, brand]));
  return (
    <Field
      label={labelNotice('invited')}
      required={isNeeded}
      optional={!isNeeded}
      group
      error={error}
      help={
        isNeeded
          ? `초대한 업체만 내용을 보고 제안해요. ${SUGGEST_ITEM_LIMITS.invited}곳까지 초대할 수 있어요.`
          : '초대하면 그 업체만 내용을 보고 제안해요. 초대하지 않으면 모든 업체가 제안할 수 있어요.'
      }
    >
      <Stack gap={3}>
        {value.length > 0 ? (
          <Stack as="ul" gap={1} listStyleType="none">
            {value.map((brand) => (
              <Invited
                key={brand.id}
                brand={brand}
                onRemove={isFixed ? undefined : () => onChange(value.filter(({ id }) => id !== brand.id))}
              />
            ))}
          </Stack>
        ) : null}
        {isFixed ? null : (
          <Button
            variant="outline"
            icon="plus"
            alignSelf="flex-start"
            disabled={value.length >= SUGGEST_ITEM_LIMITS.invited}
            onClick={add}
          >
            업체 초대
          </Button>
        )}
      </Stack>
    </Field>
  );
}
