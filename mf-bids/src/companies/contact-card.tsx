import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { formatTel } from '@danji/contracts/format/tel';
import { Avatar, Button, Card, DescriptionList, Heading, HStack, Stack, Text } from '@danji/ui';
import { listRegionLines, listSectorNames } from '../shared/company-text.ts';

/** Who the company is, where it works, and how to reach it. */
export function ContactCard({ company }: { company: CompanyItem }) {
  const { user, company_name, company_tel, company_email, sigungu } = company;
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
          {company_tel ? (
            <Button asChild size="lg" icon="phone" fullWidth>
              <a href={`tel:${company_tel}`}>{`전화 ${formatTel(company_tel)}`}</a>
            </Button>
          ) : null}
          {company_email ? (
            <Button asChild variant={company_tel ? 'outline' : 'solid'} size="lg" icon="mail" fullWidth>
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
          ]}
        />
      </Stack>
    </Card>
  );
}
