import { FormField } from '@danji/app-kit/forms';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { NumberInput } from '@danji/ui';
import type { ProductDraft } from '../shared/product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

type FigureName = {
  [N in keyof ProductDraft & string]: ProductDraft[N] extends number | null ? N : never;
}[keyof ProductDraft & string];

type FigureFieldProps = {
  form: ProductForm;
  name: FigureName;
  label: string;
  suffix?: string;
  max?: number;
  required?: boolean;
  /** It may stay blank. */
  optional?: boolean;
  help?: string;
  placeholder?: string;
};

/** A whole number of the product, won by default. */
export const FigureField = ({
  form,
  name,
  label,
  suffix = '원',
  max = SHOP_LIMITS.price,
  required = false,
  optional = false,
  help,
  placeholder,
}: FigureFieldProps) => (
  <FormField form={form} name={name} label={label} required={required} optional={optional} help={help}>
    {({ value, ...field }) => (
      <NumberInput
        {...field}
        value={value}
        min={0}
        max={max}
        decimals={0}
        suffix={suffix}
        allowBlank={required || optional}
        placeholder={placeholder}
      />
    )}
  </FormField>
);
