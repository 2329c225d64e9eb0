import { formatPeriod, formatRate, toAdvertisementBadge } from '@danji/app-kit/advertisements';
import { AdTier, AdType } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Badge, Box, Card, Flex, HStack, Stack, Text } from '@danji/ui';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';
import { describeAd } from './ad-text.ts';

const PICTURE = { width: { base: 'full', sm: '56' }, flexShrink: 0, borderRadius: 'md', overflow: 'hidden' } as const;

/** One advertisement of the vendor with its state and its figures. */
export function AdRow({ advertisement }: { advertisement: Advertisement }) {
  const { id, title, category, tier, reason, impressions, clicks, image1_url, image2_url } = advertisement;
  const { label, tone } = toAdvertisementBadge(advertisement);
  const url = image2_url ?? image1_url;
  return (
    <Card as="article" interactive css={LINKED_CARD}>
      <Flex gap={4} flexDirection={{ base: 'column', sm: 'row' }}>
        {url ? (
          <Box css={PICTURE} style={{ aspectRatio: '2 / 1' }}>
            <img
              src={url}
              alt=""
              loading="lazy"
              width="448"
              height="224"
              style={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </Box>
        ) : null}
        <Stack gap={2} flex="1">
          <HStack flexWrap="wrap">
            <Badge tone={tone}>{label}</Badge>
            <Text as="span" size="sm" tone="subtle">
              {`${AdType.label(category)} · ${AdTier.label(tier)}`}
            </Text>
          </HStack>
          <WholeCardLink to={webPaths.ad(id)}>{title}</WholeCardLink>
          <Text size="sm" tone="muted">
            {describeAd(advertisement)}
          </Text>
          {reason ? <Text size="sm" tone="danger" overflowWrap="anywhere">{`사유: ${reason}`}</Text> : null}
          <Text size="sm" tone="subtle" numeric>
            {`${formatPeriod(advertisement)} · 노출 ${formatNumber(impressions)} · 클릭 ${formatNumber(clicks)}${impressions > 0 ? ` (${formatRate(clicks, impressions)})` : ''}`}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
