import { FormField, type RecordForm, toTextBinding, useFormValues } from '@danji/app-kit/forms';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import { DateRangeInput, NumberInput, RadioGroup, Text, TextInput } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { type CouponDraft, MAX_TITLE } from './coupon-draft.ts';
import { GoodField } from './good-field.tsx';

type Props = { form: RecordForm<CouponDraft> };

const MAX_POINTS = 10_000_000;
const MAX_RECOMMENDS = 1000;
const TYPES = [
  { ...toOption('AT_ONCE'), description: '신청하면 바로 보내요.' },
  { ...toOption('APPROVAL'), description: '운영자가 승인하면 보내요.' },
];

function toOption(name: 'AT_ONCE' | 'APPROVAL') {
  const code = ApplicationType[name];
  return { value: String(code), label: ApplicationType.label(code) };
}

/** Compares what members pay with what the voucher costs us. */
function Margin({ form }: Props) {
  const { good, price } = useFormValues(form);
  if (!good || price === null) return null;
  const difference = price - good.sale_price;
  return (
    <Text size="sm" tone="muted" numeric>
      {difference < 0
        ? `구매 가격 ${formatWon(good.sale_price)}보다 ${formatPoints(-difference)} 적어요.`
        : `구매 가격은 ${formatWon(good.sale_price)}이에요.`}
    </Text>
  );
}

/** The good, what it is called, and what it takes in points. */
export const OfferFields = ({ form, isStored }: Props & { isStored: boolean }) => (
  <DetailCard title="쿠폰">
    <GoodField form={form} isFixed={isStored} />
    <FormField form={form} name="title" label="이름" required help="회원이 보는 이름이에요.">
      {(field) => <TextInput {...field} maxLength={MAX_TITLE} autoComplete="off" />}
    </FormField>
    <FormField form={form} name="price" label="포인트 가격" required help="이미 신청한 회원의 포인트는 바뀌지 않아요.">
      {(field) => <NumberInput {...field} min={0} max={MAX_POINTS} decimals={0} suffix="P" />}
    </FormField>
    <Margin form={form} />
  </DetailCard>
);

/** When, how and for whom it is given. */
export const ConditionFields = ({ form }: Props) => (
  <DetailCard title="신청 조건">
    <FormField
      form={form}
      name="period"
      label="신청 기간"
      required
      group
      help="시작일 0시부터 종료일 자정까지 신청할 수 있어요."
    >
      {({ value, onChange }) => <DateRangeInput label="신청 기간" value={value} onChange={onChange} />}
    </FormField>
    <FormField form={form} name="application_type" label="발급 방식" required group>
      {(field) => {
        const { value, onChange } = toTextBinding(field);
        return <RadioGroup boxed value={value} onChange={onChange} options={TYPES} />;
      }}
    </FormField>
    <FormField
      form={form}
      name="require_point"
      label="필요한 누적 포인트"
      optional
      help="0이면 누구나 신청할 수 있어요."
    >
      {(field) => <NumberInput {...field} min={0} max={MAX_POINTS} decimals={0} suffix="P" />}
    </FormField>
    <FormField
      form={form}
      name="require_recommands"
      label="필요한 추천 수"
      optional
      help="추천으로 가입시킨 회원 수예요."
    >
      {(field) => <NumberInput {...field} min={0} max={MAX_RECOMMENDS} decimals={0} suffix="명" />}
    </FormField>
  </DetailCard>
);
