import { useState } from 'react';
import { useEndpoint } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatRelative } from '@danji/contracts/format/date';
import type { Notification } from '@danji/contracts/notifications/notification';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Slot, usePageTitle, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Box, Button, Card, EmptyState, FailedState, Grid, Heading, HStack, Icon, ListSkeleton, Stack, Text } from '@danji/ui';
import { toMenu } from '../shared/menu.ts';
import { useRegistry } from '../shared/app-context.ts';
import { Column } from '../shared/page.tsx';
import { LEADS } from './greeting.ts';

const RECENT = 5;

function QuickActions() {
  const { kind, isAdmin } = useSession();
  const menu = toMenu(useRegistry(), { kind, isAdmin });
  const actions = [...menu, { label: '알림', path: webPaths.notifications, icon: 'bell' as const }, { label: '내 정보', path: webPaths.me, icon: 'user' as const }];
  return (
    <Grid as="nav" aria-label="바로가기" css={{ gridTemplateColumns: { base: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(auto-fill, minmax(180px, 1fr))' } }} gap={3}>
      {actions.map(({ label, path, icon }) => (
        <Card key={path} asChild interactive css={{ color: 'inherit' }}>
          <Link to={path}>
            <HStack gap={3}>
              <Box css={{ display: 'grid', placeItems: 'center', boxSize: 11, borderRadius: 'lg', bg: 'brand.subtle', color: 'brand.fg', flexShrink: 0 }}><Icon name={icon} size={22} /></Box>
              <Text css={{ fontWeight: 'semibold' }}>{label}</Text>
            </HStack>
          </Link>
        </Card>
      ))}
    </Grid>
  );
}

function RecentNotification({ notification }: { notification: Notification }) {
  const [now] = useState(Date.now);
  return (
    <Box as="li" css={{ borderBottomWidth: '1px', borderColor: 'border.subtle', _last: { borderBottomWidth: 0 } }}>
      <Anchor asChild variant="plain" css={{ display: 'block', paddingBlock: 3 }}>
        <Link to={notification.link ?? webPaths.notifications}>
          <HStack css={{ justifyContent: 'space-between', alignItems: 'baseline' }} gap={3}>
            <Text css={{ fontWeight: notification.is_read ? 'medium' : 'bold', truncate: true }}>{notification.title}</Text>
            <Text size="sm" tone="subtle" css={{ flexShrink: 0 }}>{formatRelative(notification.created, now)}</Text>
          </HStack>
          <Text size="sm" tone="muted" css={{ truncate: true }}>{notification.content}</Text>
        </Link>
      </Anchor>
    </Box>
  );
}

function RecentNotifications() {
  const { data, error, isLoading, refresh, isRefreshing } = useEndpoint(listNotifications, { query: { page_size: RECENT } });
  const isEmpty = data?.results.length === 0;
  return (
    <Card>
      <HStack css={{ justifyContent: 'space-between' }}>
        <Heading size="md">최근 알림</Heading>
        <Anchor asChild css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'sm' }}><Link to={webPaths.notifications}>모두 보기</Link></Anchor>
      </HStack>
      {isLoading ? <ListSkeleton count={3} label="알림 불러오는 중" /> : null}
      {error && !data ? <FailedState compact title="알림을 불러오지 못했어요" description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} /> : null}
      {isEmpty ? <EmptyState compact icon="bell" title="새로운 알림이 없어요" description="초대나 승인처럼 중요한 일이 생기면 여기에 알려 드려요." /> : null}
      {data && !isEmpty ? <Box as="ul" css={{ listStyle: 'none' }}>{data.results.map((notification) => <RecentNotification key={notification.id} notification={notification} />)}</Box> : null}
    </Card>
  );
}

function BrandReview() {
  const { user } = useSession();
  const state = user?.brand?.brand_status_type;
  if (state === undefined || state === EditState.DONE) return null;
  const action = <Button asChild size="sm" variant="outline"><Link to={webPaths.me}>업체 정보</Link></Button>;
  if (state === EditState.FAILED) return <Alert tone="danger" announce={false} title="업체 승인이 반려됐어요" action={action}>{user?.brand?.reject_reason}</Alert>;
  if (state === EditState.PENDING || state === EditState.EDITED) return <Alert tone="brand" title="업체 정보를 확인하고 있어요" action={action}>확인이 끝나면 알림으로 알려 드려요.</Alert>;
  return <Alert tone="warning" title="사업자 정보를 등록해 주세요" action={action}>사업자등록번호와 등록증을 올리면 승인 후 모든 기능을 쓸 수 있어요.</Alert>;
}

/** The start page of somebody who is signed in. */
export function MemberHome() {
  usePageTitle('');
  const { user, kind } = useSession();
  return (
    <Column>
      <Stack gap={{ base: 6, md: 8 }}>
        <Stack gap={1}>
          <Heading as="h1" size="2xl">{`안녕하세요, ${user?.name ?? ''}님`}</Heading>
          <Text tone="muted">{kind ? LEADS[kind] : ''}</Text>
        </Stack>
        <BrandReview />
        <QuickActions />
        <Grid css={{ gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1.9fr) minmax(320px, 1fr)' }, alignItems: 'start', '&:has(> :first-child:empty)': { gridTemplateColumns: '1fr' } }} gap={6}>
          <Stack gap={5} css={{ '&:empty': { display: 'none' } }}><Slot name="home.main" /></Stack>
          <RecentNotifications />
        </Grid>
      </Stack>
    </Column>
  );
}
