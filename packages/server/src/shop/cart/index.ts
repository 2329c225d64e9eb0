export { readCartAmounts } from './cart-amounts.ts';
export { checkBuys } from './cart.policy.ts';
export { deleteLines } from './cart.repository.ts';
export { moveCart } from './cart.service.ts';
export { type CartItem, readCart, toAmountLine } from './read-cart.ts';
export { readChoice, readChoices } from './read-choices.ts';
