import { useEndpoint } from '@danji/api-client';
import { ReportReason } from '@danji/contracts/codes/report-codes';
import { getOwnCommunityBan } from '@danji/contracts/community/community-ban.endpoints';
import { describeBanEnd } from '@danji/contracts/community/community-ban-rules';
import type { OwnCommunityBan } from '@danji/contracts/community/community-ban';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Skeleton, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

const BanNotice = ({ ban: { until, reason, message } }: { ban: OwnCommunityBan }) => (
  <Alert tone="warning" announce={false} title={`${describeBanEnd(until)} 글을 쓸 수 없어요`}>
    <Stack gap={2} alignItems="flex-start">
      <Text as="span" overflowWrap="anywhere">{`${ReportReason.label(reason)}: ${message}`}</Text>
      <Text as="span">읽기와 구매, 내 글 삭제는 그대로 할 수 있어요.</Text>
      <Anchor asChild display="inline-flex" alignItems="center" minHeight="6">
        <Link to={webPaths.newInquiry}>이의가 있으면 1:1 문의하기</Link>
      </Anchor>
    </Stack>
  </Alert>
);

/**
 * Renders what a member writes with, or why and until when our staff does not let them write. `isQuiet` says nothing,
 * where the notice is elsewhere on the page.
 */
export function BanGate({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  const { data, error } = useEndpoint(getOwnCommunityBan);
  if (data?.ban) return isQuiet ? null : <BanNotice ban={data.ban} />;
  // The call that refuses what is written says the same, so an error here is none of writing.
  return data || error ? children : <Skeleton height={40} />;
}
