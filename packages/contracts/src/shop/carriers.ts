/** Carriers with the page on which each shows where a parcel is; `{number}` is the tracking number. */
export const CARRIERS = [
  { name: 'CJ대한통운', url: 'https://trace.cjlogistics.com/next/tracking.html?wblNo={number}' },
  { name: '우체국택배', url: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={number}' },
  { name: '한진택배', url: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&wblnum={number}' },
  { name: '롯데택배', url: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={number}' },
  { name: '로젠택배', url: 'https://www.ilogen.com/web/personal/trace/{number}' },
  { name: '경동택배', url: 'https://kdexp.com/service/delivery/delivery_result.do?barcode={number}' },
  { name: '대신택배', url: 'https://www.ds3211.co.kr/freight/internalFreightSearch.ht?billno={number}' },
] as const;

/** A tracking number as carriers write it: 9 to 15 digits or capitals, hyphens left out. */
const TRACKING_NUMBER = /^[0-9A-Z]{9,15}$/;

/** The number without hyphens and spaces; undefined when it cannot be one. */
export function toTrackingNumber(typed: string): string | undefined {
  const number = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return TRACKING_NUMBER.test(number) ? number : undefined;
}

/** The page of a parcel; null without a carrier of the list. */
export function toTrackingUrl(company: string | null, number: string | null): string | null {
  const carrier = CARRIERS.find(({ name }) => name === company);
  return carrier && number ? carrier.url.replace('{number}', encodeURIComponent(number)) : null;
}
