import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Card, DescriptionList, Heading, QrCode, ShareButton, Stack, Text } from '@danji/ui';

/** The short link with its QR code for paper, and how often people came. */
export function LinkCard({ item: { title, short_link, scans, views, favs } }: { item: CompanyItem }) {
  const url = new URL(webPaths.companyLink(short_link), location.origin).href;
  return (
    <Card as="section" aria-label="짧은 주소">
      <Stack gap={4}>
        <Heading as="h2" size="md">
          짧은 주소
        </Heading>
        <Stack gap={3} alignItems="center">
          <QrCode value={url} label={`${title} 소개로 가는 QR 코드`} />
          <Text size="sm" overflowWrap="anywhere">
            {url}
          </Text>
          <ShareButton title={title} url={url} />
        </Stack>
        <Text size="sm" tone="muted">
          명함이나 차량에 붙이면 휴대폰으로 바로 소개를 볼 수 있어요.
        </Text>
        <DescriptionList
          items={[
            { term: '짧은 주소 방문', detail: `${formatNumber(scans ?? 0)}번` },
            { term: '조회', detail: `${formatNumber(views)}번` },
            { term: '관심', detail: `${formatNumber(favs)}명` },
          ]}
        />
      </Stack>
    </Card>
  );
}
