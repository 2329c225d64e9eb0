import type { Product } from '@danji/contracts/shop/product';
import { Viewer } from '@danji/editor/viewer';
import { Box, Heading, Stack } from '@danji/ui';
import type { ReactNode } from 'react';

/** The names stand above the texts on a phone, where both would be too narrow beside each other. */
const NOTICE = {
  borderTopWidth: '1px',
  borderColor: 'border',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '16rem 1fr' },
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& dt, & dd': { paddingInline: 3, paddingBlock: { base: 2, md: 3 }, overflowWrap: 'anywhere' },
  '& dt': { bg: 'bg.subtle', fontWeight: 'medium', color: 'fg.muted' },
} as const;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={4} aria-label={title}>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** The product information notice, which the law requires. */
const ProductNotice = ({ rows }: { rows: Product['product_notice'] }) => (
  <Box as="dl" css={NOTICE}>
    {rows.map(({ name, value }) => (
      <div key={`${name} ${value}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

/** Shows the texts of a product, of its shipping and return, and those that the law asks for. */
export const ProductTexts = ({ product }: { product: Product }) => (
  <>
    <Section title="상세 정보">
      <Viewer document={product.detail_info} headingOffset={2} findImage="public" />
    </Section>
    {product.product_notice.length > 0 ? (
      <Section title="상품정보제공고시">
        <ProductNotice rows={product.product_notice} />
      </Section>
    ) : null}
    <Section title="배송 안내">
      <Viewer document={product.shipping_info} headingOffset={2} findImage="public" />
    </Section>
    <Section title="교환·반품 안내">
      <Viewer document={product.return_info} headingOffset={2} findImage="public" />
    </Section>
  </>
);
