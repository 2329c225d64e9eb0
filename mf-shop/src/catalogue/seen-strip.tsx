import { useEndpoint } from '@danji/api-client';
import { listSeenProducts } from '@danji/contracts/shop/product.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Box, Button, Flex, Heading, HStack, Stack } from '@danji/ui';
import { useState } from 'react';
import { ProductCard } from '../shared/product-card.tsx';
import { seenProducts } from '../shared/seen-products.ts';

const STRIP = {
  display: 'flex',
  gap: 3,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  listStyleType: 'none',
  paddingBlock: 1,
} as const;
const PLACE = { flex: '0 0 9.5rem', scrollSnapAlign: 'start' } as const;

function Seen({ userId }: { userId: number | undefined }) {
  const [codes, setCodes] = useState(() => seenProducts(userId).list());
  const seen = useEndpoint(listSeenProducts, codes.length > 0 ? { query: { codes: codes.join(',') } } : null, {
    refreshOnFocus: false,
  });
  if (codes.length === 0 || !seen.data || seen.data.length === 0) return null;
  const clear = (): void => {
    seenProducts(userId).clear();
    setCodes([]);
  };
  return (
    <Stack as="section" gap={3} aria-label="최근 본 상품">
      <HStack justifyContent="space-between">
        <Heading as="h2" size="md">
          최근 본 상품
        </Heading>
        <Button size="sm" variant="ghost" onClick={clear}>
          모두 지우기
        </Button>
      </HStack>
      <Flex as="ul" css={STRIP}>
        {seen.data.map((product) => (
          <Box as="li" key={product.id} css={PLACE}>
            <ProductCard product={product} />
          </Box>
        ))}
      </Flex>
    </Stack>
  );
}

/** Shows the products that the user has looked at before in this browser; nothing without any. */
export function SeenStrip() {
  const { status, user } = useSession();
  return status === 'loading' ? null : <Seen key={user?.id ?? 'visitor'} userId={user?.id} />;
}
