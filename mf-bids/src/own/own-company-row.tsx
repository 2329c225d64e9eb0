import type { CompanyItemLine } from '@danji/contracts/bids/company-item';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Box, Card, Flex, HStack, Stack, Text } from '@danji/ui';
import { CompanyPicture } from '../shared/company-picture.tsx';
import { CompanyStateBadge, describeState } from '../shared/company-state.tsx';
import { LINKED_CARD, WholeCardLink } from '../shared/whole-card-link.tsx';

const PICTURE = {
  width: { base: 'full', sm: '11rem' },
  flexShrink: 0,
  borderRadius: 'md',
  overflow: 'hidden',
} as const;

/** One item of the vendor, with its state and its figures. */
export function OwnCompanyRow({ item }: { item: CompanyItemLine }) {
  const { nano_id, title, edit_state_type: state, is_public, reason, views, favs, scans, updated } = item;
  return (
    <Card as="article" interactive css={LINKED_CARD}>
      <Flex gap={4} flexDirection={{ base: 'column', sm: 'row' }}>
        <Box css={PICTURE}>
          <CompanyPicture url={item.thumbnail_image_url} ratio="3 / 2" />
        </Box>
        <Stack gap={2} flex="1" minWidth={0}>
          <HStack>
            <CompanyStateBadge state={state} />
          </HStack>
          <WholeCardLink to={webPaths.companyEdit(nano_id)}>{title}</WholeCardLink>
          <Text size="sm" tone="muted">
            {describeState(state, is_public)}
          </Text>
          {reason ? <Text size="sm" tone="danger" overflowWrap="anywhere">{`사유: ${reason}`}</Text> : null}
          <Text size="sm" tone="subtle" numeric>
            {`조회 ${formatNumber(views)} · 관심 ${formatNumber(favs)} · 짧은 주소 ${formatNumber(scans ?? 0)} · ${formatDate(updated)} 수정`}
          </Text>
        </Stack>
      </Flex>
    </Card>
  );
}
