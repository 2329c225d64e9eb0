import { useEndpoint } from '@danji/api-client';
import { listPlacedCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, Card, Flex, Stack, Text } from '@danji/ui';
import { CompanyPicture, EDGE_TO_EDGE } from '../shared/company-picture.tsx';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';

const ROW = { overflowX: 'auto', scrollSnapType: 'x proximity', paddingBottom: 1 } as const;
const CARD = {
  ...LINKED_CARD,
  ...EDGE_TO_EDGE,
  flex: { base: '0 0 85%', md: '0 0 24rem' },
  scrollSnapAlign: 'start',
} as const;

const PlacedCard = ({
  company: { nano_id, title, thumbnail_image_url, company_name },
}: {
  company: CompanyItemLine;
}) => (
  <Card as="article" interactive css={CARD}>
    <Flex flexWrap="wrap" css={{ height: 'full' }}>
      <Box css={{ flex: '1 1 7rem' }}>
        <CompanyPicture url={thumbnail_image_url} ratio="1 / 1" />
      </Box>
      <Stack gap={1} css={{ flex: '2 1 9rem', padding: { base: 3, md: 4 }, justifyContent: 'center' }}>
        <Badge alignSelf="flex-start">광고</Badge>
        <WholeCardLink to={webPaths.company(nano_id)}>{title}</WholeCardLink>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {company_name}
        </Text>
      </Stack>
    </Flex>
  </Card>
);

/** Companies that placed their item above the list. Without any, and when they could not be loaded, there is nothing. */
export function PlacedBanner() {
  const { data = [] } = useEndpoint(
    listPlacedCompanyItems,
    { query: { ad_type: AdType.BANNER } },
    { refreshOnFocus: false },
  );
  if (data.length === 0) return null;
  return (
    <Flex as="section" aria-label="업체 광고" tabIndex={0} gap={3} css={ROW}>
      {data.map((company) => (
        <PlacedCard key={company.nano_id} company={company} />
      ))}
    </Flex>
  );
}
