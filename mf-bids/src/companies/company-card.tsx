import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import { toStars } from '@danji/contracts/bids/evaluation-summary';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, Card, Flex, HStack, Icon, Rating, Stack, Text } from '@danji/ui';
import { CompareToggle } from '../shared/compare-toggle.tsx';
import type { Compared } from '../shared/use-compared.ts';
import { CompanyPicture, EDGE_TO_EDGE } from '../shared/company-picture.tsx';
import { describeRegions, listSectorNames } from '../shared/company-text.ts';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';

const CARD = { ...LINKED_CARD, ...EDGE_TO_EDGE, height: 'full' } as const;
type CompanyCardProps = { company: CompanyItemLine };

/** Above the link that covers the card. */
const TOGGLE = { position: 'absolute', bottom: 2, insetInlineEnd: 2, zIndex: 1 } as const;

/** Shows the company's rating by work spaces and its contracts with them; nothing where nothing is known. */
const Trust = ({ company: { is_readable_brand_review, evaluation_summaries, contracts } }: CompanyCardProps) =>
  is_readable_brand_review || contracts > 0 ? (
    <HStack flexWrap="wrap" columnGap={3} rowGap={0}>
      {is_readable_brand_review ? (
        <Rating value={toStars(evaluation_summaries)} count={evaluation_summaries?.reviews} size="sm" />
      ) : null}
      {contracts > 0 ? <Text size="sm" tone="subtle" numeric>{`계약 ${formatNumber(contracts)}건`}</Text> : null}
    </HStack>
  ) : null;

/** One company of the list. */
export function CompanyCard({ company, compared }: CompanyCardProps & { compared: Compared }) {
  const { nano_id, title, description, thumbnail_image_url, company_name, sigungu, favs, is_fav } = company;
  const [sector, ...others] = listSectorNames(company);
  return (
    <Card as="article" interactive css={CARD}>
      <Box position="relative">
        <CompanyPicture url={thumbnail_image_url} ratio="3 / 2" />
        <Box css={TOGGLE}>
          <CompareToggle company={company} compared={compared} size="sm" />
        </Box>
      </Box>
      <Stack gap={2} css={{ padding: { base: 4, md: 4 } }}>
        {sector ? (
          <HStack flexWrap="wrap" gap={1}>
            <Badge tone="brand">{sector}</Badge>
            {others.length > 0 ? <Badge>{`외 ${others.length}개 분야`}</Badge> : null}
          </HStack>
        ) : null}
        <WholeCardLink to={webPaths.company(nano_id)}>{title}</WholeCardLink>
        <Text tone="muted" lineClamp={2} css={{ fontSize: 'sm' }}>
          {description}
        </Text>
        <Trust company={company} />
        <Flex gap={2} flexWrap="wrap" justifyContent="space-between" css={{ fontSize: 'sm', color: 'fg.subtle' }}>
          <Box as="span" minWidth={0} overflowWrap="anywhere">
            {`${company_name} · ${describeRegions(sigungu)}`}
          </Box>
          {favs > 0 ? (
            <HStack as="span" gap={1}>
              <Icon name="heart" size={16} label={is_fav ? '내 관심 업체, 관심' : '관심'} />
              {formatNumber(favs)}
            </HStack>
          ) : null}
        </Flex>
      </Stack>
    </Card>
  );
}
