/** Methods of the payment window, with the words of their buttons. */
export const METHODS = {
  card: '신용카드',
  bank: '계좌이체',
  directCard: '카드사 바로 결제',
  vbank: '가상계좌',
  cellphone: '휴대폰',
  naverpayCard: '네이버페이',
  kakaopay: '카카오페이',
  kakaopayCard: '카카오페이 카드',
  kakaopayMoney: '카카오페이 머니',
  samsungpayCard: '삼성페이',
  payco: '페이코',
  ssgpay: 'SSG페이',
  cardAndEasyPay: '신용카드와 간편결제',
} as const;
export type Method = keyof typeof METHODS;

export const isMethod = (method: string): method is Method => Object.hasOwn(METHODS, method);

/** The name of each method in answers (`payMethod`), and its two digits in a tid. */
const PAY_METHODS: Record<Method, readonly [string, string]> = {
  card: ['card', '01'],
  directCard: ['card', '01'],
  cardAndEasyPay: ['card', '01'],
  bank: ['bank', '02'],
  vbank: ['vbank', '03'],
  cellphone: ['cellphone', '05'],
  naverpayCard: ['naverpay', '16'],
  kakaopay: ['kakaopay', '16'],
  kakaopayCard: ['kakaopay', '16'],
  kakaopayMoney: ['kakaopay', '16'],
  samsungpayCard: ['samsungpay', '16'],
  payco: ['payco', '16'],
  ssgpay: ['ssgpay', '16'],
};
export const toPayMethod = (method: Method): string => PAY_METHODS[method][0];
export const toMethodDigits = (method: Method): string => PAY_METHODS[method][1];

/** Whether a card company is behind the method: its limits are those of cards. */
export const isCard = (method: Method): boolean => !['bank', 'vbank', 'cellphone', 'kakaopayMoney'].includes(method);
