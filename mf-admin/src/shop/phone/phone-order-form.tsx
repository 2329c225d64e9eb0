import { Form, FormFailure, FormField } from '@danji/app-kit/forms';
import type { User } from '@danji/contracts/accounts/user';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';
import type { PhoneOrder, PhoneQuote } from '@danji/contracts/shop/phone-order';
import {
  Alert,
  Button,
  DescriptionList,
  FailedState,
  Flex,
  Skeleton,
  Stack,
  TelInput,
  Text,
  Textarea,
  TextInput,
} from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { LinesField } from './lines-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type PhoneForm, usePhoneForm } from './use-phone-form.ts';

const Amounts = ({ quote }: { quote: PhoneQuote }) => (
  <Stack gap={3}>
    <DescriptionList
      items={[
        { term: '상품 금액', detail: formatWon(quote.goods) },
        ...(quote.discount > 0 ? [{ term: '할인', detail: `-${formatWon(quote.discount)}` }] : []),
        { term: '배송비', detail: formatWon(quote.shipping_fee) },
        ...(quote.island_surcharge > 0
          ? [{ term: '제주·도서산간 추가 배송비', detail: formatWon(quote.island_surcharge) }]
          : []),
        { term: '결제할 금액', detail: formatWon(quote.total) },
        { term: '결제 기한', detail: formatDateTime(quote.hold_until) },
      ]}
    />
    {quote.address_code === null ? (
      <Text size="sm" tone="muted">
        우편번호를 입력하면 제주·도서산간 배송비까지 계산해요.
      </Text>
    ) : null}
  </Stack>
);

/** The amount that the member will pay, as the server reckons it. */
function Preview({ lines, quote: { data, error, refresh, isRefreshing } }: Pick<PhoneForm, 'lines' | 'quote'>) {
  if (lines.length === 0) return <Text tone="muted">상품을 넣으면 금액을 계산해요.</Text>;
  if (error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  return data ? <Amounts quote={data} /> : <Skeleton height={24} />;
}

type PhoneOrderFormProps = { user: User; onSaved: (order: PhoneOrder) => void };

/** Takes an order of a member on the telephone. */
export function PhoneOrderForm({ user, onSaved }: PhoneOrderFormProps) {
  const { form, quote, lines } = usePhoneForm(user, onSaved);
  return (
    <Form form={form} gap={5} label="전화 주문">
      <DetailCard title="상품">
        <FormField form={form} name="lines" label="주문할 상품" required group>
          {({ value, onChange }) => <LinesField lines={value} quoted={quote.data?.lines} onChange={onChange} />}
        </FormField>
      </DetailCard>
      <DetailCard title="배송지">
        <PlaceFields form={form} userId={user.id} />
      </DetailCard>
      <DetailCard title="주문하는 분">
        <Stack gap={5}>
          <FormField form={form} name="customer_name" label="주문하는 분" required>
            {(field) => <TextInput {...field} maxLength={50} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="customer_tel" label="주문하는 분 연락처" required>
            {(field) => <TelInput {...field} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="memo" label="접수 메모" help="주문의 진행 내역에 남고, 회원도 봐요.">
            {(field) => <Textarea {...field} rows={2} maxLength={300} />}
          </FormField>
        </Stack>
      </DetailCard>
      <DetailCard title="금액">
        <Preview lines={lines} quote={quote} />
      </DetailCard>
      <Alert tone="brand" title="회원이 직접 결제해요">
        등록하면 회원에게 결제 알림을 보내요. 회원은 주문 화면에서 카드나 가상계좌로 결제해요. 회원의 포인트는 쓰지
        않아요.
      </Alert>
      <FormFailure form={form} title="등록하지 못했어요" />
      <Flex justifyContent="flex-end">
        <Button
          type="submit"
          size="lg"
          loading={form.isRunning}
          loadingLabel="등록하는 중"
          disabled={quote.isRefreshing}
        >
          전화 주문 등록
        </Button>
      </Flex>
    </Form>
  );
}
