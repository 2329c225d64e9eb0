export { isTransaction, type NicepayTransaction, toMoment } from './nicepay-body.ts';
export {
  type AuthResult,
  createNicepayClient,
  type NicepayAnswer,
  type NicepayClient,
  type RefundAccount,
} from './nicepay-client.ts';
export { findCancelRefusal, toFailureText, toMeaning } from './nicepay-results.ts';
