import { AdvertisementPreview, formatPeriod } from '@danji/app-kit/advertisements';
import type { AdvertisementDetail, Creative } from '@danji/contracts/site/advertisement';
import { Alert, Badge, Box, DescriptionList, HStack, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

const FIELDS = [
  ['title', '제목'],
  ['link', '링크'],
  ['content', '내용'],
] as const;

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

/** Shows the edit that an owner requests beside the live version. */
export function PendingEdit({ advertisement, edit }: { advertisement: AdvertisementDetail; edit: Creative }) {
  return (
    <DetailCard title="요청한 수정">
      <Stack gap={4}>
        {advertisement.live_state === null ? null : (
          <Alert tone="brand" announce={false}>
            승인하기 전까지는 기존 광고가 그대로 보여요.
          </Alert>
        )}
        <DescriptionList
          items={[
            ...FIELDS.map(([name, term]) => ({
              term,
              detail: <Change before={advertisement[name]} after={edit[name]} />,
            })),
            { term: '게재 기간', detail: <Change before={formatPeriod(advertisement)} after={formatPeriod(edit)} /> },
          ]}
        />
        <AdvertisementPreview category={advertisement.category} shown={edit} />
      </Stack>
    </DetailCard>
  );
}
