import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, Divider, Flex, Heading, Stack, Text } from '@danji/ui';

type WayProps = { title: string; text: string; path: string; label: string };

const Way = ({ title, text, path, label }: WayProps) => (
  <Flex gap={4} alignItems="center" justifyContent="space-between" flexWrap="wrap">
    <Stack gap={1} flex="1 1 12rem" minWidth={0}>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
    <Button asChild variant="outline">
      <Link to={path}>{label}</Link>
    </Button>
  </Flex>
);

/** The ways to orders and delivery addresses on the account page (slot `me.main`). */
export const ShoppingCard = () => (
  <Card as="section" aria-label="쇼핑">
    <Stack gap={4}>
      <Way
        title="주문 내역"
        text="결제와 배송을 확인하고 구매를 확정해요."
        path={webPaths.shopOrders}
        label="주문 내역 보기"
      />
      <Divider />
      <Way
        title="배송지"
        text="물건을 받을 곳을 등록해 두면 주문할 때 바로 고를 수 있어요."
        path={webPaths.shopAddresses}
        label="배송지 관리"
      />
    </Stack>
  </Card>
);
