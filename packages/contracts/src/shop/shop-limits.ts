/** Limits of the shop that server and screens apply. */
export const SHOP_LIMITS = {
  /** Delivery addresses of one member. */
  addresses: 20,
} as const;
