import { formatWon } from '@danji/contracts/format/number';
import type { ProductLine } from '@danji/contracts/shop/product';
import { Box, Flex, Text, VisuallyHidden } from '@danji/ui';

type PriceLineProps = {
  product: Pick<ProductLine, 'price' | 'original_price' | 'discount_ratio'>;
  size?: 'md' | 'lg';
};

/** The price of a product, before it the discount in percent, under it what it was. */
export const PriceLine = ({ product: { price, original_price, discount_ratio }, size = 'md' }: PriceLineProps) => (
  <Box fontVariantNumeric="tabular-nums" lineHeight="1.35">
    <Flex
      flexWrap="wrap"
      alignItems="baseline"
      columnGap={1.5}
      fontWeight="bold"
      fontSize={size === 'lg' ? '3xl' : { base: 'md', md: 'lg' }}
    >
      {discount_ratio > 0 ? (
        <Box as="span" color="danger.fg">
          <VisuallyHidden>할인 </VisuallyHidden>
          {`${discount_ratio}%`}
        </Box>
      ) : null}
      <span>{formatWon(price)}</span>
    </Flex>
    {discount_ratio > 0 ? (
      <Text as="span" size={size === 'lg' ? 'md' : 'sm'} tone="subtle">
        <VisuallyHidden>정가 </VisuallyHidden>
        <s>{formatWon(original_price)}</s>
      </Text>
    ) : null}
  </Box>
);
