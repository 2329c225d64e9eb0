/** The choice of lines of an order, and of the goods that come instead, for its buyer and for our staff. */
export { ExchangeChoice, hasOptions, toSentChoices } from './order-lines/exchange-choice.tsx';
export { LineChoice } from './order-lines/line-choice.tsx';
