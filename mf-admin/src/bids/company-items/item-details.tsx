import type { CompanyItem, CompanyItemRevision } from '@danji/contracts/bids/company-item';
import { formatTel } from '@danji/contracts/format/tel';
import { Badge, Box, DescriptionList, HStack, Stack, Text } from '@danji/ui';
import { describePlacement, describeRegions, describeSectors } from './item-labels.tsx';

type Version = CompanyItem | CompanyItemRevision;

const FIELDS: readonly [term: string, read: (version: Version) => string][] = [
  ['제목', ({ title }) => title],
  ['한 줄 소개', ({ description }) => description],
  ['분야', describeSectors],
  ['활동 지역', ({ sigungu }) => describeRegions(sigungu)],
  ['업체 이름', ({ company_name }) => company_name],
  ['전화번호', ({ company_tel }) => formatTel(company_tel)],
  ['이메일', ({ company_email }) => company_email],
  ['사진 링크', ({ thumbnail_link }) => thumbnail_link],
  ['노출 자리', ({ ad_type }) => describePlacement(ad_type)],
  ['평가 공개', ({ is_readable_brand_review }) => (is_readable_brand_review ? '공개' : '비공개')],
];

const Picture = ({ url, label }: { url: string | null; label: string }) =>
  url ? (
    <Box asChild maxWidth="full" width="64" borderRadius="md">
      <img src={url} alt={label} loading="lazy" />
    </Box>
  ) : (
    <Text tone="muted">없음</Text>
  );

function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return <Text as="span">{after || '-'}</Text>;
  return (
    <Stack gap={1}>
      <HStack gap={2} alignItems="baseline">
        <Badge tone="warning">바뀜</Badge>
        <Box as="span" overflowWrap="anywhere">
          {after || '(지움)'}
        </Box>
      </HStack>
      <Text size="sm" tone="subtle">
        <Box as="del" overflowWrap="anywhere">
          {before || '(없음)'}
        </Box>
      </Text>
    </Stack>
  );
}

/** Shows the item as the vendor has written it, beside the approved version where there is one. */
export function ItemDetails({ item }: { item: CompanyItem }) {
  const revision = item.recent_rev;
  const newest = revision ?? item;
  const hasNewPicture = revision !== null && revision.thumbnail_image_id !== item.thumbnail_image_id;
  return (
    <DescriptionList
      items={[
        ...FIELDS.map(([term, read]) => ({ term, detail: <Change before={read(item)} after={read(newest)} /> })),
        {
          term: '대표 사진',
          detail: hasNewPicture ? (
            <Stack gap={2}>
              <HStack>
                <Badge tone="warning">바뀜</Badge>
              </HStack>
              <Picture url={newest.thumbnail_image_url} label="고친 대표 사진" />
              <Text size="sm" tone="subtle">
                지금 사진
              </Text>
              <Picture url={item.thumbnail_image_url} label="지금 대표 사진" />
            </Stack>
          ) : (
            <Picture url={newest.thumbnail_image_url} label="대표 사진" />
          ),
        },
      ]}
    />
  );
}
