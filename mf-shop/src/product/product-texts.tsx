import type { Product } from '@danji/contracts/shop/product';
import { Viewer } from '@danji/editor/viewer';
import { Box, Heading, Stack } from '@danji/ui';
import type { ReactNode } from 'react';

const TABLE = {
  width: 'full',
  borderCollapse: 'collapse',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& th, & td': {
    padding: 3,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& th': { width: { base: '40%', md: '16rem' }, bg: 'bg.subtle', fontWeight: 'medium', color: 'fg.muted' },
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
const NoticeTable = ({ rows }: { rows: Product['product_notice'] }) => (
  <Box as="table" aria-label="상품정보제공고시" css={TABLE}>
    <tbody>
      {rows.map(({ name, value }) => (
        <tr key={`${name} ${value}`}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

/** What a product is, how it ships and comes back, and what the law wants to be said. */
export const ProductTexts = ({ product }: { product: Product }) => (
  <>
    <Section title="상세 정보">
      <Viewer document={product.detail_info} headingOffset={2} findImage="public" />
    </Section>
    {product.product_notice.length > 0 ? (
      <Section title="상품정보제공고시">
        <NoticeTable rows={product.product_notice} />
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
