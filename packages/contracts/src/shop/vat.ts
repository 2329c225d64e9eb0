/** The VAT that is in an amount, won; the rest is the supply value. Prices of the shop include it. */
export const toVat = (amount: number): number => Math.round(amount / 11);
