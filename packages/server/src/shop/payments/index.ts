export { refundOrder } from './refund.service.ts';
