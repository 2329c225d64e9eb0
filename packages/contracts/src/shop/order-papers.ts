import { OrderStatus } from '../codes/order-codes.ts';
import type { Order } from './order.ts';

/** Whether an order has a statement: it is paid, and has sold something that was not all cancelled or refunded. */
export const hasStatement = ({ payment_date, status }: Pick<Order, 'payment_date' | 'status'>): boolean =>
  payment_date !== null && status !== OrderStatus.CANCELED && status !== OrderStatus.REFUNDED;
