/** Value-added tax, percent. */
const VAT = 10;

/** An amount, won, as a vendor writes it. */
type Written = { total_price: number | null; vat_mode: 'included' | 'excluded' | 'exempt' };

/** The amount with the value-added tax, by which offers are compared; `null` without an amount. */
export const toTaxedPrice = ({ total_price, vat_mode }: Written): number | null =>
  total_price !== null && vat_mode === 'excluded' ? Math.round((total_price * (100 + VAT)) / 100) : total_price;

/** The amount without the tax, to which the limit of direct contracts applies; `null` without an amount. */
export const toUntaxedPrice = ({ total_price, vat_mode }: Written): number | null =>
  total_price !== null && vat_mode === 'included' ? Math.round((total_price * 100) / (100 + VAT)) : total_price;
