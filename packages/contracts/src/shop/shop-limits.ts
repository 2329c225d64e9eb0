/** Limits of the shop that server and screens apply. */
export const SHOP_LIMITS = {
  /** Delivery addresses of one member. */
  addresses: 20,
  categories: 100,
  /** Pictures of one product. */
  images: 20,
  /** Groups of options of one product, and as many of additional items. */
  groups: 5,
  /** Options or additional items of one group. */
  groupOptions: 50,
  /** Rows of a product information notice. */
  noticeRows: 30,
  /** The largest price and shipping fee, won. */
  price: 100_000_000,
  /** The most units of a product or an option. */
  stock: 1_000_000,
  /** The most points for one unit. */
  points: 10_000_000,
  /** The longest time until a product is shipped, days. */
  shippingDays: 90,
  /** Products that a browser remembers as looked at. */
  seen: 20,
  /** Products on the wish list of one member. */
  wishes: 300,
  /** Sold out products of which one member wants to be told. */
  restocks: 100,
  /** Questions of one member in a day in Korea. */
  questionsPerDay: 20,
  questionTitle: 100,
  questionContent: 2000,
  questionAnswer: 2000,
  reviewContent: 2000,
  reviewReply: 1000,
  /** Pictures of one review. */
  reviewImages: 5,
  /** For so many days its author can change a review. */
  reviewChangeDays: 30,
  returnReason: 300,
  /** Pictures of one return. */
  returnImages: 5,
  /** Returns of one order that are shown, the newest ones. */
  orderReturns: 20,
  /** Lines in one cart: a product with one choice of options each. */
  cartLines: 100,
  /** Lines of an order on the telephone, */
  phoneLines: 20,
  /** and the most of them that wait to be paid by one member. */
  phoneOrders: 3,
  /** Kinds of additional items of one line. */
  cartAdditionals: 20,
  /** Orders whose packing slips are one file. */
  packingSlips: 100,
  /** Refunds of one payment. */
  paymentRefunds: 200,
  /** Requests for a cash receipt or a tax invoice of one order. */
  taxDocuments: 20,
  /** Corrections of the issued one that are shown, the newest ones. */
  taxCorrections: 100,
  /** The most units of a line or of an additional item. */
  cartQuantity: 9_999,
  /** Products, and categories, of the statistics of sales. */
  salesRows: 50,
  /** Characters that name lines of an order. */
  chosenLines: 2_000,
} as const;
