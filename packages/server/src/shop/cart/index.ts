export { moveCart } from './cart.service.ts';
