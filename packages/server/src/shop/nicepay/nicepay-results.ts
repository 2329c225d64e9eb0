/** The meaning of a result code for a payment, and the text that its buyer reads. */
type Meaning = {
  /** `refused`: no money was taken. `unclear`: nobody knows yet; the gateway is asked again. */
  kind: 'refused' | 'unclear';
  text: string;
};

const refused = (text: string): Meaning => ({ kind: 'refused', text });
const unclear = (text: string): Meaning => ({ kind: 'unclear', text });
const OTHER_CARD = '다른 카드나 다른 결제 수단으로 다시 결제해 주세요.';

/** The codes of FACTS §2.5 that an approval, or the window before it, ends with. */
const MEANINGS = new Map<string, Meaning>([
  ['3011', refused('카드 번호가 맞지 않아요. 카드 번호를 확인해 주세요.')],
  ['3021', refused('카드 유효기간이 맞지 않아요. 유효기간을 확인해 주세요.')],
  ['3022', refused('할부 개월 수가 맞지 않아요. 다른 개월 수로 결제해 주세요.')],
  ['3023', refused('할부 개월 한도를 넘었어요. 더 짧은 할부로 결제해 주세요.')],
  ['3024', refused('할부는 5만 원부터 할 수 있어요. 일시불로 결제해 주세요.')],
  ['3041', refused('카드는 1,000원부터 결제할 수 있어요.')],
  ['3057', refused(`인증할 수 없는 카드예요. ${OTHER_CARD}`)],
  ['3095', refused(`카드사가 결제를 거절했어요. ${OTHER_CARD}`)],
  ['4001', refused('은행이 이체를 거절했어요. 다른 계좌로 다시 결제해 주세요.')],
  ['4002', refused('이체할 수 없는 은행이에요. 다른 은행으로 다시 결제해 주세요.')],
  ['4008', refused('은행 점검 시간이에요. 잠시 뒤 다시 결제해 주세요.')],
  ['4101', refused('가상계좌로 받을 수 있는 금액을 넘었어요. 다른 결제 수단을 골라 주세요.')],
  ['4109', refused('입금을 기다리는 계좌예요. 다른 은행을 골라 주세요.')],
  ['4117', refused('가상계좌를 만들지 못했어요. 다른 은행을 골라 주세요.')],
  ['A001', refused('휴대폰 결제가 거절됐어요. 다른 결제 수단을 골라 주세요.')],
  ['A101', refused('결제 정보가 맞지 않아요. 다시 결제해 주세요.')],
  ['A115', refused('결제 정보가 맞지 않아요. 다시 결제해 주세요.')],
  ['A117', refused('결제 정보가 빠졌어요. 다시 결제해 주세요.')],
  ['A123', refused('결제 금액이 주문 금액과 달라요. 다시 결제해 주세요.')],
  ['A224', refused('지금은 결제할 수 없어요. 고객센터로 알려 주세요.')],
  ['A245', refused('결제창을 연 지 오래됐어요. 다시 결제해 주세요.')],
  ['I002', refused('결제를 그만뒀어요. 다시 결제할 수 있어요.')],
  ['2201', unclear('결제 결과를 확인하고 있어요.')],
  ['2156', unclear('결제 결과를 확인하고 있어요.')],
  ['A127', unclear('결제 결과를 확인하고 있어요.')],
  ['A225', unclear('결제 결과를 확인하고 있어요.')],
  ['A299', unclear('결제 회사가 붐벼요. 결제 결과를 확인하고 있어요.')],
  ['9002', unclear('결제 회사에 오류가 났어요. 결제 결과를 확인하고 있어요.')],
  ['bad_result', refused('결제창의 결과를 믿을 수 없어요. 결제되지 않았으니 다시 결제해 주세요.')],
  ['net_cancelled', refused('결제 결과를 받지 못해 결제를 되돌렸어요. 다시 결제해 주세요.')],
  ['no_approval', refused('결제가 끝나지 않았어요. 다시 결제해 주세요.')],
]);

/** The meaning of a code of the gateway, or of one of ours (`timeout`, `http_502`): whatever is not known is unclear. */
export const toMeaning = (code: string): Meaning => MEANINGS.get(code) ?? unclear('결제 회사가 응답하지 않았어요.');

/** Returns the text for a buyer whose payment failed with a code; codes without words of their own get general ones. */
export const toFailureText = (code: string): string =>
  MEANINGS.get(code)?.text ?? `결제하지 못했어요(${code}). 다른 결제 수단으로 다시 결제해 주세요.`;

/** The refusals of the gateway to give money back, by result code. */
const CANCEL_REFUSALS = new Map<string, string>([
  ['2003', '결제 회사가 취소하지 못했어요.'],
  ['2010', '취소 금액이 0원이에요.'],
  ['2014', '취소할 수 없는 거래예요.'],
  ['2016', '취소할 수 있는 기간이 지났어요.'],
  ['2026', '입금액보다 큰 금액이에요.'],
  ['2028', '부분 취소를 할 수 없는 상점이에요.'],
  ['2029', '부분 취소를 할 수 없는 결제 수단이에요.'],
  ['2030', '부분 취소를 할 수 없는 결제 수단이에요.'],
  ['2032', '남은 결제 금액보다 커요.'],
  ['A117', '환불받을 계좌가 필요해요.'],
]);
/** Why the gateway will never carry out a cancel; `undefined` when it may have, or may later. */
export const findCancelRefusal = (code: string): string | undefined => CANCEL_REFUSALS.get(code);
