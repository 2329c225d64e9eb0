import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { formatNumber } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Avatar, Button, Card, DescriptionList, Heading, HStack, Stack, Text } from '@danji/ui';
import { describeActivity, describeAnswer, listRegionLines, listSectorNames } from '../shared/company-text.ts';
import { QuoteButton } from './quote-button.tsx';

/** Shows the company's name, its activity and regions, and how to reach it. */
export function ContactCard({ company }: { company: CompanyItem }) {
  const { user, company_name, company_tel, company_email, sigungu, contracts } = company;
  const [activity, answer] = [describeActivity(company.activity), describeAnswer(company.answer_hours)];
  const regions = listRegionLines(sigungu);
  return (
    <Card as="section" aria-label="연락처">
      <Stack gap={4}>
        <HStack gap={3}>
          <Avatar name={company_name} src={user.profile_image_url} />
          <Heading as="h2" size="md" overflowWrap="anywhere">
            {company_name}
          </Heading>
        </HStack>
        <Stack gap={2}>
          {company.is_public ? <QuoteButton brandId={user.id} /> : null}
          {company_tel ? (
            <Button asChild variant="outline" size="lg" icon="phone" fullWidth>
              <a href={`tel:${company_tel}`}>{`전화 ${formatTel(company_tel)}`}</a>
            </Button>
          ) : null}
          {company_email ? (
            <Button asChild variant="outline" size="lg" icon="mail" fullWidth>
              <a href={`mailto:${company_email}`}>이메일 보내기</a>
            </Button>
          ) : null}
        </Stack>
        <DescriptionList
          items={[
            { term: '분야', detail: listSectorNames(company).join(', ') || '-' },
            {
              term: '활동 지역',
              detail:
                regions.length === 0 ? (
                  '전국'
                ) : (
                  <Stack gap={1}>
                    {regions.map((line) => (
                      <Text key={line} as="span" overflowWrap="anywhere">
                        {line}
                      </Text>
                    ))}
                  </Stack>
                ),
            },
            ...(company_email ? [{ term: '이메일', detail: company_email }] : []),
            ...(contracts > 0 ? [{ term: '단지와 맺은 계약', detail: `${formatNumber(contracts)}건` }] : []),
            ...(answer === undefined ? [] : [{ term: '문의 답변', detail: answer }]),
            ...(activity === undefined ? [] : [{ term: '최근 활동', detail: activity }]),
          ]}
        />
        <Button asChild variant="ghost" icon="building" fullWidth>
          <Link to={webPaths.brand(user.id)}>사업자 정보와 평가 보기</Link>
        </Button>
      </Stack>
    </Card>
  );
}
