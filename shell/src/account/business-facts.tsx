import { BusinessState } from '@danji/contracts/accounts/business-check';
import type { Brand } from '@danji/contracts/accounts/user';
import { formatStars } from '@danji/contracts/format/stars';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { orNeedsCheck } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { DescriptionList, ShortPrice, LinkedText, Text } from '@danji/ui';

/** Describes the last answer of the tax office, with its day. */
const describeCheck = ({ business_check: check }: Brand): string =>
  check === null ? '' : `${BusinessState.label(check.state)} (${formatDate(check.checked)} 확인)`;

/** The facts of the own brand: what it has handed in, and the figures that our staff keep. */
export function BusinessFacts({ brand }: { brand: Brand }) {
  const { detail } = brand;
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { term: '사업자등록번호', detail: formatBusinessNo(detail?.business_no) },
          { term: '국세청 조회', detail: describeCheck(brand) },
          { term: '상호', detail: detail?.name },
          { term: '대표자', detail: detail?.company_manager_name },
          { term: '회사 전화번호', detail: formatTel(detail?.tel) },
          { term: '주소', detail: [detail?.address1, detail?.address2].filter(Boolean).join(' ') },
          { term: '업종', detail: detail?.industry },
          { term: '직원', detail: orNeedsCheck(detail?.employees, '명') },
          { term: '매출액', detail: <ShortPrice won={detail?.price} /> },
          { term: '영업이익', detail: <ShortPrice won={detail?.profit} /> },
          { term: '신용등급', detail: detail?.credit_grade || orNeedsCheck(null) },
          { term: '낙찰', detail: orNeedsCheck(detail?.successful_bids, '건') },
          { term: '수의계약', detail: orNeedsCheck(detail?.private_contracts, '건') },
          { term: '외부 평점', detail: formatStars(detail?.review_score ?? null) },
        ]}
      />
      <Text size="sm" tone="muted">
        <LinkedText>
          매출액, 영업이익, 신용등급, 실적은 운영팀이 확인해서 넣어요. 다르면 고객센터로 알려 주세요.
        </LinkedText>
      </Text>
    </>
  );
}
