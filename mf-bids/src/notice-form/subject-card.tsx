import { useRegionNodes } from '@danji/app-kit';
import { FormControl, FormField } from '@danji/app-kit/forms';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { CascadePicker, Grid, MoneyInput, NumberInput, Switch, TextInput } from '@danji/ui';
import { CATEGORY_NODES, toChosenNodes, toPartNumbers } from '../shared/choice-nodes.ts';
import { SectionCard, PAIR } from '../shared/section-card.tsx';
import { AmountBenchmark } from './amount-benchmark.tsx';
import { labelNotice } from './notice-labels.ts';
import type { NoticeForm } from './use-notice-form.ts';

type Props = { form: NoticeForm };

const toCode = (value: string | undefined): number | null => (value === undefined ? null : Number(value));

const CategoryFields = ({ form }: Props) => (
  <>
    <FormField form={form} name="category" label={labelNotice('category')} required>
      {({ value, onChange }) => (
        <CascadePicker
          label={labelNotice('category')}
          nodes={CATEGORY_NODES}
          separator=" › "
          max={1}
          allowAll={false}
          value={value === null ? [] : [String(value)]}
          onChange={([code]) => onChange(toCode(code))}
        />
      )}
    </FormField>
    <FormField
      form={form}
      name="tags"
      label={labelNotice('tags')}
      optional
      help={`${SUGGEST_ITEM_LIMITS.tags}개까지 고를 수 있어요.`}
    >
      {({ value, onChange }) => (
        <CascadePicker
          label={labelNotice('tags')}
          nodes={CATEGORY_NODES}
          separator=" › "
          max={SUGGEST_ITEM_LIMITS.tags}
          allowAll={false}
          value={value.map(String)}
          onChange={(codes) => onChange(codes.map(Number))}
        />
      )}
    </FormField>
  </>
);

function RegionFields({ form }: Props) {
  const regions = useRegionNodes();
  return (
    <>
      <FormField form={form} name="sigungu" label={labelNotice('sigungu')} required help="공사나 용역을 하는 곳이에요.">
        {({ value, onChange }) => (
          <CascadePicker
            label={labelNotice('sigungu')}
            nodes={regions}
            max={1}
            allowAll={false}
            disabled={regions.length === 0}
            value={value === null ? [] : [String(value)]}
            onChange={([id]) => onChange(toCode(id))}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="sigungus"
        label={labelNotice('sigungus')}
        optional
        help="이 지역의 업체만 참가해요. 고르지 않으면 전국이에요."
      >
        {({ value, onChange }) => (
          <CascadePicker
            label={labelNotice('sigungus')}
            placeholder="전국"
            nodes={regions}
            disabled={regions.length === 0}
            value={toChosenNodes(regions, value)}
            onChange={(chosen) => onChange(toPartNumbers(regions, chosen))}
          />
        )}
      </FormField>
    </>
  );
}

/** The title, the category, the place and the amount. */
export const SubjectCard = ({ form, spaceId }: Props & { spaceId: number }) => (
  <SectionCard title="무엇을 맡기나요">
    <FormField form={form} name="title" label={labelNotice('title')} required>
      {(field) => (
        <TextInput
          {...field}
          maxLength={SUGGEST_ITEM_LIMITS.titleCharacters}
          autoComplete="off"
          placeholder="예: 101동 옥상 방수 공사 업체 선정"
        />
      )}
    </FormField>
    <FormField form={form} name="business_title" label={labelNotice('business_title')} optional>
      {(field) => <TextInput {...field} maxLength={SUGGEST_ITEM_LIMITS.businessTitleCharacters} autoComplete="off" />}
    </FormField>
    <CategoryFields form={form} />
    <RegionFields form={form} />
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField form={form} name="expected_contract_amount" label={labelNotice('expected_contract_amount')} optional>
        {(field) => <MoneyInput {...field} allowBlank max={SUGGEST_ITEM_LIMITS.amount} />}
      </FormField>
      <FormField form={form} name="number_of_units" label={labelNotice('number_of_units')} optional>
        {(field) => (
          <NumberInput {...field} allowBlank decimals={0} min={0} max={SUGGEST_ITEM_LIMITS.units} suffix="세대" />
        )}
      </FormField>
    </Grid>
    <AmountBenchmark form={form} spaceId={spaceId} />
    <FormControl form={form} name="is_amount_public">
      {({ value, onChange }) => (
        <Switch checked={value} onChange={onChange} description="끄면 우리 단지만 금액을 봐요.">
          예상 금액 공개
        </Switch>
      )}
    </FormControl>
  </SectionCard>
);
