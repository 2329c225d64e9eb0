import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Anchor, Card, Divider, Flex, Icon, Stack, type IconName } from '@danji/ui';
import { BalanceFigures } from './balance-figures.tsx';

type Place = { path: string; label: string; icon: IconName; isForMembers: boolean };

const PLACES: readonly Place[] = [
  { path: webPaths.points, label: '내역', icon: 'coins', isForMembers: true },
  { path: webPaths.coupons, label: '상품권', icon: 'gift', isForMembers: false },
  { path: webPaths.couponApplications, label: '보관함', icon: 'inbox', isForMembers: true },
  { path: webPaths.referrals, label: '친구 초대', icon: 'users', isForMembers: true },
  { path: webPaths.pointGuide, label: '포인트 안내', icon: 'help', isForMembers: false },
];

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: '2.75rem',
  paddingInline: 'min(0.75rem, 3vw)',
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  _hover: { bg: 'bg.subtle' },
  '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
} as const;

function Places({ isMember }: { isMember: boolean }) {
  const { pathname } = useLocation();
  return (
    <Flex as="nav" aria-label="포인트 화면" flexWrap="wrap" gap={1} marginInline="-0.5rem">
      {PLACES.filter(({ isForMembers }) => isMember || !isForMembers).map(({ path, label, icon }) => (
        <Anchor key={path} asChild variant="plain" css={LINK}>
          <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </Link>
        </Anchor>
      ))}
    </Flex>
  );
}

/** On top of every screen about points: the points of the member, and the ways to the other screens. */
export function PointsTop() {
  const { kind, isTemp } = useSession();
  const isMember = (kind === 'general' || kind === 'brand') && !isTemp;
  if (!isMember) return <Places isMember={false} />;
  return (
    <Card as="section" aria-label="내 포인트" paddingBlockEnd={{ base: 2, md: 2 }}>
      <Stack gap={3}>
        <BalanceFigures isOnPage />
        <Stack gap={2}>
          <Divider />
          <Places isMember />
        </Stack>
      </Stack>
    </Card>
  );
}
