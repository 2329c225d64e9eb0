import { formatStars } from '@danji/contracts/format/stars';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { orNeedsCheck } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import type { Brand, BrandDetail } from '@danji/contracts/accounts/user';
import { DescriptionList, HStack, ShortPrice } from '@danji/ui';
import { BusinessCheckText } from './business-check-text.tsx';
import { RecheckButton } from './recheck-button.tsx';

/** Of when figures are; nothing when nobody knows. */
const source = (time: string | null, year: number | null = null): string =>
  [year === null ? '' : `${year}년 기준`, time && `${formatDate(time)} 확인`].filter(Boolean).join(', ');

type BrandDetailsProps = { userId: number; detail: BrandDetail; check: Brand['business_check'] };

/** Shows the details that a vendor has entered, and those of public registers. */
export function BrandDetails({ userId, detail, check }: BrandDetailsProps) {
  return (
    <DescriptionList
      items={[
        { term: '상호', detail: detail.name },
        { term: '대표자', detail: detail.company_manager_name },
        { term: '사업자등록번호', detail: formatBusinessNo(detail.business_no) },
        {
          term: '국세청 조회',
          detail: (
            <HStack flexWrap="wrap" alignItems="flex-start" justifyContent="space-between">
              <BusinessCheckText check={check} />
              <RecheckButton userId={userId} />
            </HStack>
          ),
        },
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
        { term: '매출액', detail: <ShortPrice won={detail.price} /> },
        { term: '영업이익', detail: <ShortPrice won={detail.profit} /> },
        { term: '직원', detail: orNeedsCheck(detail.employees, '명') },
        { term: '신용등급', detail: detail.credit_grade || orNeedsCheck(null) },
        { term: '낙찰', detail: orNeedsCheck(detail.successful_bids, '건') },
        { term: '수의계약', detail: orNeedsCheck(detail.private_contracts, '건') },
        { term: '외부 평점', detail: formatStars(detail.review_score) },
        { term: '재무 정보', detail: source(detail.updated_financial, detail.updated_financial_year) },
        { term: '계약 정보', detail: source(detail.updated_contract, detail.updated_contract_year) },
        { term: '관급 정보', detail: source(detail.updated_government, detail.updated_government_year) },
        { term: '시공능력 정보', detail: source(detail.updated_api_con) },
      ]}
    />
  );
}
