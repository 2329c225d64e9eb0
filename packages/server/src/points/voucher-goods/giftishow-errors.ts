/** The meaning of a code of GIFTISHOW BIZ (FACTS §3) for us, and the text that operators read about it. */
type Refusal = {
  /**
   * `refused`: nothing was issued. `unclear`: something may have been issued. `unknown`: there is no such voucher.
   * `canceled`, `used`, `locked`: the state of the voucher.
   */
  kind: 'refused' | 'unclear' | 'unknown' | 'canceled' | 'used' | 'locked';
  text: string;
};

const refused = (text: string): Refusal => ({ kind: 'refused', text });
const unclear = (text: string): Refusal => ({ kind: 'unclear', text });

const REFUSALS = new Map<string, Refusal>([
  ['E0002', refused('API 코드가 없어요.')],
  ['E0006', refused('인증을 거부했어요.')],
  ['E0007', refused('API 코드가 맞지 않아요.')],
  ['E0008', refused('인증키가 맞지 않아요.')],
  ['E0009', refused('토큰이 맞지 않아요.')],
  ['E0010', refused('비즈머니가 부족해요.')],
  ['E0011', refused('인증키가 빠졌어요.')],
  ['E0012', refused('토큰이 빠졌어요.')],
  ['E0013', refused('테스트 여부가 빠졌어요.')],
  ['E9999', unclear('상품권 회사에 오류가 났어요.')],
  ['ERR0208', unclear('주문을 처리하지 못했어요.')],
  ['ERR0209', unclear('문자를 보내지 못했어요.')],
  ['ERR0212', { kind: 'unknown', text: '다시 보낼 상품권이 없어요.' }],
  ['ERR0213', { kind: 'locked', text: '다시 보낼 수 없는 상품권이에요.' }],
  ['ERR0217', refused('받는 번호를 바꿀 수 없어요.')],
  ['ERR0300', refused('회원 정보가 없어요.')],
  ['ERR0301', refused('가입 정보가 없어요.')],
  ['ERR0800', refused('비즈포인트를 확인하지 못했어요.')],
  ['ERR0803', refused('비즈포인트가 부족해요.')],
  ['COUPON.0001', refused('문자 제목이 빠졌어요.')],
  ['COUPON.0002', refused('문자 제목이 길어요.')],
  ['COUPON.0003', refused('주문 번호 길이가 맞지 않아요.')],
  ['COUPON.0004', { kind: 'unknown', text: '없는 주문 번호예요.' }],
  ['COUPON.0005', refused('받는 번호가 맞지 않아요.')],
  ['COUPON.0006', { kind: 'locked', text: '취소할 수 없는 상품권이에요.' }],
  ['COUPON.0007', { kind: 'used', text: '이미 사용한 상품권이에요.' }],
  ['COUPON.0008', { kind: 'canceled', text: '이미 취소한 상품권이에요.' }],
  ['COUPON.0009', { kind: 'locked', text: '다시 보내지 못했어요.' }],
  ['COUPON.0010', refused('보내는 번호가 맞지 않아요.')],
  ['COUPON.0011', refused('상품 코드가 맞지 않아요.')],
  ['COUPON.0012', refused('예약 날짜가 맞지 않아요.')],
  ['COUPON.0013', refused('예약 시각이 맞지 않아요.')],
  ['COUPON.0014', refused('예약할 수 없는 시각이에요.')],
  ['COUPON.0015', unclear('이미 쓴 주문 번호예요.')],
]);

/** The meaning of a code of the provider, or of one of ours (`timeout`, `http_502`): whatever is not known is unclear. */
export const toRefusal = (code: string): Refusal => REFUSALS.get(code) ?? unclear('상품권 회사가 응답하지 않았어요.');
