import { BusinessState } from '@danji/contracts/accounts/business-check';
import type { BrandProfile } from '@danji/contracts/bids/brand-profile';
import { formatStars } from '@danji/contracts/format/stars';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDate } from '@danji/contracts/format/date';
import { orNeedsCheck } from '@danji/contracts/format/number';
import { Badge, Card, DescriptionList, Flex, Heading, ShortPrice, Stack, Text } from '@danji/ui';

const NEEDS_CHECK = orNeedsCheck(null);
const year = (value: number | null): string => (value === null ? '' : `${value}년 기준`);

/** Says of when figures are; nothing when nobody knows. */
function Source({ when, what }: { when: readonly (string | null)[]; what: string }) {
  const [at = null, basis = ''] = when;
  const parts = [basis, at && `${formatDate(at)} 확인`].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Text size="sm" tone="subtle" numeric>
      {`${what}: ${parts.join(', ')}`}
    </Text>
  );
}

/** Shows the last answer of the tax office, with its day. */
const BusinessStateText = ({ check }: { check: BrandProfile['business_check'] }) =>
  check === null ? (
    NEEDS_CHECK
  ) : (
    <Flex gap={2} alignItems="center" flexWrap="wrap">
      <Badge tone={check.state === BusinessState.ACTIVE ? 'success' : 'danger'}>
        {BusinessState.label(check.state)}
      </Badge>
      <Text as="span" size="sm" tone="subtle" numeric>{`국세청, ${formatDate(check.checked)} 확인`}</Text>
    </Flex>
  );

/** The facts and figures of a brand with their dates; what nobody knows is 확인필요. */
export const BrandFigures = ({ brand }: { brand: BrandProfile }) => (
  <Card as="section" aria-label="업체 정보">
    <Stack gap={4}>
      <Heading as="h2" size="md">
        업체 정보
      </Heading>
      <DescriptionList
        items={[
          { term: '대표자', detail: brand.company_manager_name || NEEDS_CHECK },
          { term: '사업자등록번호', detail: formatBusinessNo(brand.business_no) || NEEDS_CHECK },
          { term: '사업자 상태', detail: <BusinessStateText check={brand.business_check} /> },
          { term: '주소', detail: brand.address1 || NEEDS_CHECK },
          { term: '설립일', detail: brand.date ? formatDate(brand.date) : NEEDS_CHECK },
          { term: '매출액', detail: <ShortPrice won={brand.price} /> },
          { term: '영업이익', detail: <ShortPrice won={brand.profit} /> },
          { term: '직원', detail: orNeedsCheck(brand.employees, '명') },
          { term: '신용등급', detail: brand.credit_grade || NEEDS_CHECK },
          { term: '낙찰', detail: orNeedsCheck(brand.successful_bids, '건') },
          { term: '수의계약', detail: orNeedsCheck(brand.private_contracts, '건') },
          { term: '외부 평점', detail: formatStars(brand.review_score) },
        ]}
      />
      <Stack gap={1}>
        <Source what="재무" when={[brand.updated_financial, year(brand.updated_financial_year)]} />
        <Source what="계약" when={[brand.updated_contract, year(brand.updated_contract_year)]} />
      </Stack>
    </Stack>
  </Card>
);
