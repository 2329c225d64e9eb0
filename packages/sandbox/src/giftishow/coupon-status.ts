import type { Voucher } from './giftishow-store.ts';

const PIN_STATUS: Readonly<Record<string, string>> = {
  '01': '발행',
  '02': '교환(사용완료)',
  '03': '반품',
  '04': '관리폐기',
  '05': '환불',
  '06': '재발행',
  '07': '구매취소(폐기)',
  '08': '기간만료',
  '09': '바우처(비활성)',
  '10': '잔액환불',
  '11': '잔액기간만료',
  '12': '기간만료취소',
  '13': '환전',
  '14': '환급',
  '15': '잔액환급',
  '16': '잔액기간만료취소',
  '21': '등록',
  '22': '등록취소',
  '23': '선점',
  '24': '임시발급',
};

/** The provider writes moments in Korean time, without separators. */
const toDigits = (moment: Date): string =>
  new Date(moment.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

/** Returns the answer of 0201 about a voucher. */
export const toCouponInfo = ({ good, phone, pinStatus, remaining, validUntil }: Voucher, base: string) => ({
  goodsCd: good.code,
  goodsNm: good.name,
  brandNm: good.brand,
  mmsBrandThumImg: `${base}/images/${good.code}.png`,
  cnsmPriceAmt: String(good.realPrice),
  sellPriceAmt: String(good.salePrice),
  remainAmt: String(remaining),
  senderTelNo: '15990000',
  recverTelNo: phone,
  sendBasicCd: '01',
  sendRstCd: '1000',
  sendRstMsg: '성공',
  sendStatusCd: '발송완료',
  pinStatusCd: pinStatus,
  pinStatusNm: PIN_STATUS[pinStatus ?? ''] ?? '',
  validPrdEndDt: toDigits(validUntil),
  correcDtm: toDigits(validUntil).slice(0, 8),
});
