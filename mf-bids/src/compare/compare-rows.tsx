import { BusinessState } from '@danji/contracts/accounts/business-check';
import type { ComparedCompany } from '@danji/contracts/bids/company-compare.endpoints';
import { EVALUATION_SCORES, toScoreStars, toStars } from '@danji/contracts/bids/evaluation-summary';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber, orNeedsCheck } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { Anchor, Badge, Flex, Rating, ShortPrice, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { describeActivity, describeAnswer, describeSido, listSectorNames } from '../shared/company-text.ts';

const NOTHING = '-';
/** So many finished works are named; the others are on the page of the company. */
const CASES = 3;

const hidden = <Text tone="subtle">업체가 공개하지 않아요</Text>;

const Stars = ({ company: { is_readable_brand_review: isShown, evaluation_summaries: sums } }: Compared) =>
  isShown ? <Rating value={toStars(sums)} count={sums?.reviews} size="sm" /> : hidden;

const Check = ({ company: { business_check: check } }: Compared) =>
  check === null ? (
    orNeedsCheck(null)
  ) : (
    <Flex gap={1} flexWrap="wrap" alignItems="center">
      <Badge tone={check.state === BusinessState.ACTIVE ? 'success' : 'danger'}>
        {BusinessState.label(check.state)}
      </Badge>
      <Text as="span" size="sm" tone="subtle" numeric>{`국세청, ${formatDate(check.checked)} 확인`}</Text>
    </Flex>
  );

const Cases = ({ company: { work_cases: cases } }: Compared) =>
  cases.length === 0 ? (
    NOTHING
  ) : (
    <Stack gap={2}>
      <span>{`${cases.length}건`}</span>
      <Stack as="ul" gap={1.5} listStyleType="none">
        {cases.slice(0, CASES).map(({ title, amount }) => (
          <Text as="li" key={title} size="sm" tone="muted" overflowWrap="anywhere">
            {title}
            {amount === null ? null : (
              <>
                {' · '}
                <ShortPrice won={amount} />
              </>
            )}
          </Text>
        ))}
      </Stack>
    </Stack>
  );

const Contact = ({ company: { company_tel: tel, company_email: email } }: Compared) => (
  <Stack gap={1} alignItems="flex-start">
    {tel ? (
      <Anchor href={`tel:${tel}`} fontVariantNumeric="tabular-nums">
        {formatTel(tel)}
      </Anchor>
    ) : null}
    {email ? (
      <Anchor href={`mailto:${email}`} overflowWrap="anywhere">
        {email}
      </Anchor>
    ) : null}
  </Stack>
);

type Compared = { company: ComparedCompany };
export type CompareRow = { label: string; cell: (company: ComparedCompany) => ReactNode };

/** The five scores, of companies of which one has any. */
const SCORES: readonly CompareRow[] = EVALUATION_SCORES.map(([name, label]) => ({
  label,
  cell: ({ is_readable_brand_review: isShown, evaluation_summaries: sums }) =>
    isShown && sums ? <Rating value={toScoreStars(sums, name)} size="sm" /> : NOTHING,
}));

/** Lists the rows by which companies are compared. */
export const listCompareRows = (companies: readonly ComparedCompany[]): CompareRow[] => [
  { label: '한 줄 소개', cell: ({ description }) => description || NOTHING },
  { label: '분야', cell: (company) => listSectorNames(company).join(', ') || NOTHING },
  { label: '활동 지역', cell: ({ sigungu }) => describeSido(sigungu) },
  { label: '평점', cell: (company) => <Stars company={company} /> },
  ...(companies.some(({ evaluation_summaries: sums }) => sums !== null) ? SCORES : []),
  { label: '단지와 맺은 계약', cell: ({ contracts }) => `${formatNumber(contracts)}건` },
  { label: '시공 사례', cell: (company) => <Cases company={company} /> },
  { label: '사업자 상태', cell: (company) => <Check company={company} /> },
  { label: '문의 답변', cell: ({ answer_hours }) => describeAnswer(answer_hours) ?? NOTHING },
  { label: '최근 활동', cell: ({ activity }) => describeActivity(activity) ?? NOTHING },
  { label: '연락처', cell: (company) => <Contact company={company} /> },
];
