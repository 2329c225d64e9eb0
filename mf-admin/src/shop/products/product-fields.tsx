import { FormControl, FormField, useFormValues } from '@danji/app-kit/forms';
import { toDiscountRatio } from '@danji/contracts/shop/product-rules';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Grid, type Option, Select, Switch, Text, TextInput } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { FigureField } from './figure-field.tsx';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm };

const PAIR = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
const MAX = { name: 100, description: 200, group: 30 } as const;

/** The fields of the name and the category of a product. The code never changes. */
export const BasicFields = ({ form, categories }: Props & { categories: readonly Option[] }) => (
  <DetailCard title="기본 정보">
    {form.base ? null : (
      <FormField
        form={form}
        name="code"
        label="상품 코드"
        required
        help="상품 주소에 쓰여요. 영문 대문자, 숫자, 하이픈(-)만 쓸 수 있고 등록한 뒤에는 바꿀 수 없어요."
      >
        {({ onChange, ...field }) => (
          <TextInput
            {...field}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="예: FS-001"
            onChange={(next) => onChange(next.toUpperCase())}
          />
        )}
      </FormField>
    )}
    <FormField form={form} name="name" label="상품 이름" required>
      {(field) => <TextInput {...field} maxLength={MAX.name} autoComplete="off" />}
    </FormField>
    <FormField form={form} name="description" label="한 줄 설명" optional help="상품 이름 아래에 보여요.">
      {(field) => <TextInput {...field} maxLength={MAX.description} autoComplete="off" />}
    </FormField>
    <FormField
      form={form}
      name="category"
      label="분류"
      required
      help={categories.length === 0 ? '‘상품 분류 관리’에서 분류를 먼저 만들어 주세요.' : undefined}
    >
      {(field) => <Select {...field} options={categories} placeholder="분류 고르기" />}
    </FormField>
  </DetailCard>
);

function Discount({ form }: Props) {
  const { original_price: original, price } = useFormValues(form);
  const ratio = original === null || price === null ? 0 : toDiscountRatio({ original_price: original, price });
  return ratio > 0 ? <Text size="sm" tone="muted" numeric>{`${ratio}% 할인으로 보여요.`}</Text> : null;
}

export const PriceFields = ({ form }: Props) => (
  <DetailCard title="가격">
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FigureField
        form={form}
        name="price"
        label="판매가"
        required
        help="옵션이 있는 상품은 목록에만 보이고, 옵션 가격으로 팔아요."
      />
      <FigureField form={form} name="original_price" label="정가" optional help="비워 두면 판매가와 같아요." />
    </Grid>
    <Discount form={form} />
    {form.base ? null : (
      <FigureField
        form={form}
        name="stock"
        label="처음 재고"
        suffix="개"
        max={SHOP_LIMITS.stock}
        help="등록한 뒤에는 ‘재고’에서 이유를 적고 바꿔요."
      />
    )}
    <FigureField
      form={form}
      name="stock_alarm"
      label="재고 부족 기준"
      suffix="개"
      max={SHOP_LIMITS.stock}
      optional
      help="재고가 이 수 이하이면 재고 부족으로 표시해요."
    />
  </DetailCard>
);

export const ShippingFields = ({ form }: Props) => (
  <DetailCard title="배송">
    <FormControl form={form} name="is_free_shipping">
      {({ value, onChange }) => (
        <Switch
          checked={value}
          onChange={onChange}
          description="배송비를 받지 않아요. 제주·도서산간 추가 배송비는 따로 받아요."
        >
          무료 배송
        </Switch>
      )}
    </FormControl>
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FigureField form={form} name="shipping_fee" label="배송비" />
      <FigureField
        form={form}
        name="min_free_shipping_amount"
        label="무료 배송 금액"
        optional
        help="이 상품을 이 금액 이상 사면 배송비가 없어요."
      />
      <FigureField form={form} name="shipping_fee_mountain" label="제주·도서산간 추가 배송비" />
      <FigureField
        form={form}
        name="shipping_days"
        label="출고까지 걸리는 날"
        suffix="일"
        max={SHOP_LIMITS.shippingDays}
      />
    </Grid>
    <FormField
      form={form}
      name="shipping_group"
      label="묶음 배송"
      required
      help="같은 이름을 쓰는 상품은 함께 보내고 배송비를 한 번만 받아요."
    >
      {(field) => <TextInput {...field} maxLength={MAX.group} autoComplete="off" />}
    </FormField>
  </DetailCard>
);
