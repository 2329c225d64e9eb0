import { webPaths } from '@danji/contracts/web-paths';
import { useSession, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, Card, Flex, Heading, HStack, Stack } from '@danji/ui';
import { BalanceFigures } from '../shared/balance-figures.tsx';

/** The points of the member on the home page (slot `home.aside`). */
export const PointsTile: SlotComponent = () => {
  const { kind, isTemp } = useSession();
  if (kind === 'staff' || isTemp) return null;
  return (
    <Stack as="section" aria-labelledby="home-points" gap={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap={2}>
        <Heading as="h2" size="lg" id="home-points">
          내 포인트
        </Heading>
        <Anchor asChild display="inline-flex" alignItems="center" minHeight="11" marginBlock={-2}>
          <Link to={webPaths.points}>내역 보기</Link>
        </Anchor>
      </Flex>
      <Card>
        <Stack gap={4}>
          <BalanceFigures />
          <HStack flexWrap="wrap">
            <Button asChild size="sm">
              <Link to={webPaths.coupons}>상품권으로 바꾸기</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to={webPaths.referrals}>친구 초대하기</Link>
            </Button>
          </HStack>
        </Stack>
      </Card>
    </Stack>
  );
};
