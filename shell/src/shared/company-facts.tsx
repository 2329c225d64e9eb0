import { formatBusinessNo } from '@danji/contracts/format/business-no';
import type { Company } from '@danji/contracts/company';
import { Anchor, Box, LinkedText } from '@danji/ui';
import type { ReactNode } from 'react';

/** The page of the Fair Trade Commission about a mail-order business, to which a shop must link (전자상거래법 §10). */
const toPublicRecord = (businessNumber: string) =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${encodeURIComponent(businessNumber)}`;

const PublicRecord = ({ businessNumber }: Pick<Company, 'businessNumber'>) => (
  <Anchor
    href={toPublicRecord(businessNumber)}
    target="_blank"
    rel="noopener"
    aria-label="사업자 정보 확인 (새 창)"
    css={{ display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem', color: 'fg.muted' }}
  >
    사업자 정보 확인
  </Anchor>
);

/** Says who runs the service, as the law demands on its first page. */
export function CompanyFacts({ company }: { company: Company }) {
  const facts: [term: string, detail: ReactNode][] = [
    ['상호', company.name],
    ['대표', company.representative],
    [
      '사업자등록번호',
      <>
        {formatBusinessNo(company.businessNumber)} <PublicRecord businessNumber={company.businessNumber} />
      </>,
    ],
    ['통신판매업 신고번호', company.mailOrderNumber],
    ['주소', company.address],
    ['연락처', company.contact],
    ['호스팅서비스 제공자', company.hosting],
  ];
  return (
    <Box
      as="dl"
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 4,
        rowGap: 1,
        fontSize: 'sm',
        color: 'fg.subtle',
        overflowWrap: 'anywhere',
      }}
    >
      {facts.map(([term, detail]) => (
        <Box key={term} css={{ minWidth: 0 }}>
          <Box as="dt" css={{ display: 'inline', marginInlineEnd: 1.5 }}>
            {term}
          </Box>
          <Box as="dd" css={{ display: 'inline', color: 'fg.muted' }}>
            <LinkedText>{detail}</LinkedText>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
