import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, Flex, Heading, Stack, Text } from '@danji/ui';

/** The way to the delivery addresses on the account page (slot `me.main`). */
export const AddressesCard = () => (
  <Card as="section" aria-label="배송지">
    <Flex gap={4} alignItems="center" justifyContent="space-between" flexWrap="wrap">
      <Stack gap={1} flex="1 1 12rem" minWidth={0}>
        <Heading as="h2" size="md">
          배송지
        </Heading>
        <Text tone="muted">물건을 받을 곳을 등록해 두면 주문할 때 바로 고를 수 있어요.</Text>
      </Stack>
      <Button asChild variant="outline">
        <Link to={webPaths.shopAddresses}>배송지 관리</Link>
      </Button>
    </Flex>
  </Card>
);
