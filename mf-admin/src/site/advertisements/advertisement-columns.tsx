import { formatPeriod, formatRate, toAdvertisementBadge, TYPE_OPTIONS } from '@danji/app-kit/advertisements';
import { AdTier, AdType } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement } from '@danji/contracts/site/advertisement';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Box, HStack, Stack, Text, type TableColumn } from '@danji/ui';
import { AdvertisementBadge, PaidBadge } from './state-badge.tsx';

const Picture = ({ url }: { url: string | null }) =>
  url ? (
    <Box asChild width="24" height="auto" aspectRatio="5 / 1" borderRadius="sm" flexShrink={0}>
      <img src={`${url}?size=thumb`} alt="" width={100} height={20} loading="lazy" style={{ objectFit: 'cover' }} />
    </Box>
  ) : null;

export const ADVERTISEMENT_COLUMNS: readonly TableColumn<Advertisement>[] = [
  {
    key: 'title',
    header: '광고',
    alwaysVisible: true,
    exportValue: ({ title }) => title,
    cell: ({ title, image1_url }) => (
      <HStack as="span" gap={3} minWidth={{ md: '56' }} flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <Picture url={image1_url} />
        <Text as="span" fontWeight="medium" lineClamp={2}>
          {title}
        </Text>
      </HStack>
    ),
  },
  {
    key: 'state',
    header: '상태',
    exportValue: (advertisement) => toAdvertisementBadge(advertisement).label,
    cell: (advertisement) => (
      <HStack as="span" gap={1} flexWrap="wrap" whiteSpace="nowrap">
        <AdvertisementBadge advertisement={advertisement} />
        {advertisement.paid ? null : <PaidBadge {...advertisement} />}
      </HStack>
    ),
  },
  {
    key: 'category',
    header: '종류·등급',
    filter: { kind: 'choice', options: TYPE_OPTIONS },
    exportValue: ({ category, tier }) => `${AdType.label(category)} ${AdTier.label(tier)}`,
    cell: ({ category, tier }) => (
      <Stack as="span" gap={0}>
        <span>{AdType.label(category)}</span>
        <Text as="span" size="xs" tone="subtle">
          {AdTier.label(tier)}
        </Text>
      </Stack>
    ),
  },
  { key: 'company', header: '광고주', cell: ({ user }) => user.company, exportValue: ({ user }) => user.company },
  {
    key: 'period',
    header: '게재 기간',
    sortKey: 'date_end',
    whole: true,
    cell: formatPeriod,
    exportValue: formatPeriod,
  },
  {
    key: 'impressions',
    header: '노출',
    align: 'end',
    whole: true,
    cell: ({ impressions }) => formatNumber(impressions),
    exportValue: ({ impressions }) => impressions,
  },
  {
    key: 'clicks',
    header: '클릭',
    align: 'end',
    whole: true,
    cell: ({ clicks, impressions }) => `${formatNumber(clicks)} (${formatRate(clicks, impressions)})`,
    exportValue: ({ clicks }) => clicks,
  },
  {
    key: 'created',
    header: '등록일',
    sortKey: 'created',
    hideOnCards: true,
    whole: true,
    cell: ({ created }) => formatDate(created),
    exportValue: ({ created }) => formatDate(created),
  },
];
