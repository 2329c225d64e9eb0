/** The choice of lines of an order, and of the goods that come instead, for its buyer and for our staff. */
export { AccountNote } from './order-lines/account-note.tsx';
export { ExchangeChoice, hasOptions, toSentChoices } from './order-lines/exchange-choice.tsx';
export { LineChoice } from './order-lines/line-choice.tsx';
