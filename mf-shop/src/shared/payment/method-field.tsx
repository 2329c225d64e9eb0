import { type GatewayMethod, PAYMENT_METHOD_LABELS } from '@danji/contracts/codes/payment-codes';
import { Field, RadioGroup } from '@danji/ui';

/** The methods that a buyer chooses from; the window offers the others by itself. */
const METHODS = [
  'card',
  'kakaopay',
  'naverpayCard',
  'samsungpayCard',
  'payco',
  'ssgpay',
  'bank',
  'vbank',
  'cellphone',
] as const satisfies readonly GatewayMethod[];
export type Method = (typeof METHODS)[number];

const OPTIONS = METHODS.map((value) => ({ value, label: PAYMENT_METHOD_LABELS[value] }));
const isMethod = (value: string): value is Method => METHODS.some((method) => method === value);

type MethodFieldProps = { value: Method; onChange: (method: Method) => void };

/** By what the rest is paid. */
export const MethodField = ({ value, onChange }: MethodFieldProps) => (
  <Field group label="결제 수단">
    <RadioGroup
      boxed
      value={value}
      options={OPTIONS}
      onChange={(next) => {
        if (isMethod(next)) onChange(next);
      }}
    />
  </Field>
);
