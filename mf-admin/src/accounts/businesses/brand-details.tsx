import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { orNeedsCheck } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import type { Brand, BrandDetail } from '@danji/contracts/accounts/user';
import { DescriptionList, ShortPrice } from '@danji/ui';
import { BusinessCheckText } from './business-check-text.tsx';

const count = (value: number | null, unit: string): string =>
  value ? `${orNeedsCheck(value)}${unit}` : orNeedsCheck(value);

/** Shows the details that a vendor has entered, and those of public registers. */
export function BrandDetails({ detail, check }: { detail: BrandDetail; check: Brand['business_check'] }) {
  return (
    <DescriptionList
      items={[
        { term: '상호', detail: detail.name },
        { term: '대표자', detail: detail.company_manager_name },
        { term: '사업자등록번호', detail: formatBusinessNo(detail.business_no) },
        { term: '국세청 조회', detail: <BusinessCheckText check={check} /> },
        { term: '법인등록번호', detail: detail.corporation_no },
        {
          term: '주소',
          detail: [detail.address_code && `(${detail.address_code})`, detail.address1, detail.address2]
            .filter(Boolean)
            .join(' '),
        },
        { term: '전화번호', detail: formatTel(detail.tel) },
        { term: '업종', detail: detail.industry },
        { term: '설립일', detail: formatDate(detail.date) },
        { term: '자본금', detail: <ShortPrice won={detail.price} /> },
        { term: '영업이익', detail: <ShortPrice won={detail.profit} /> },
        { term: '직원', detail: count(detail.employees, '명') },
        { term: '신용등급', detail: detail.credit_grade ?? '확인필요' },
        { term: '낙찰', detail: count(detail.successful_bids, '건') },
        { term: '수의계약', detail: count(detail.private_contracts, '건') },
      ]}
    />
  );
}
