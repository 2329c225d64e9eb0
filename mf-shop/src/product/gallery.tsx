import type { Product } from '@danji/contracts/shop/product';
import { findMainImage } from '@danji/contracts/shop/product-rules';
import { Box, Flex, IconButton, Stack, Text } from '@danji/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { ProductPicture } from '../shared/product-picture.tsx';

const FRAME = {
  position: 'relative',
  borderRadius: 'lg',
  overflow: 'hidden',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  touchAction: 'pan-y pinch-zoom',
} as const;
const TURN = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  bg: 'bg.panel',
  borderRadius: 'full',
} as const;
const PLACE = {
  position: 'absolute',
  bottom: 3,
  insetInlineEnd: 3,
  paddingInline: 2.5,
  borderRadius: 'full',
  bg: 'bg.panel',
  fontSize: 'sm',
} as const;
const THUMBNAIL = {
  flex: '0 0 4rem',
  borderRadius: 'md',
  overflow: 'hidden',
  borderWidth: '2px',
  borderColor: 'transparent',
  _pressed: { borderColor: 'brand.solid' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;
/** A finger that has moved so far turns the page, px. */
const SWIPE = 40;

/** The pictures of a product in their order, the main one first. */
function listPictures({ images }: Pick<Product, 'images'>): Product['images'] {
  const main = findMainImage(images);
  const others = images.filter((image) => image !== main).toSorted((a, b) => a.order - b.order);
  return main ? [main, ...others] : others;
}

/** The pictures of a product: large ones by buttons, arrow keys, swipes and the small ones below. */
export function Gallery({ product }: { product: Pick<Product, 'name' | 'images' | 'is_sold_out'> }) {
  const pictures = listPictures(product);
  const [at, setAt] = useState(0);
  const start = useRef<number>(undefined);
  const { length } = pictures;
  if (length < 2)
    return (
      <Box css={FRAME}>
        <ProductPicture url={pictures[0]?.image ?? null} isSoldOut={product.is_sold_out} isFirst />
      </Box>
    );
  // After the last picture comes the first: no button is disabled while it has the focus.
  const turn = (step: number): void => setAt((at + step + length) % length);
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const release = ({ clientX }: PointerEvent): void => {
    const moved = clientX - (start.current ?? clientX);
    start.current = undefined;
    if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? 1 : -1);
  };
  return (
    <Stack as="section" gap={3} aria-label={`${product.name} 사진`} onKeyDown={press}>
      <Box
        css={FRAME}
        onPointerDown={({ clientX }) => {
          start.current = clientX;
        }}
        onPointerUp={release}
      >
        <ProductPicture url={pictures[at]?.image ?? null} isSoldOut={product.is_sold_out} isFirst />
        <Box css={{ ...TURN, insetInlineStart: 2 }}>
          <IconButton icon="chevron-left" label="이전 사진" onClick={() => turn(-1)} />
        </Box>
        <Box css={{ ...TURN, insetInlineEnd: 2 }}>
          <IconButton icon="chevron-right" label="다음 사진" onClick={() => turn(1)} />
        </Box>
        <Text as="span" numeric aria-live="polite" css={PLACE}>
          {`${at + 1} / ${length}`}
        </Text>
      </Box>
      <Flex gap={2} overflowX="auto" paddingBlock={1}>
        {pictures.map(({ id, image }, index) => (
          <Box key={id} asChild css={THUMBNAIL}>
            <button
              type="button"
              aria-label={`사진 ${index + 1} 보기`}
              aria-pressed={index === at}
              onClick={() => setAt(index)}
            >
              <ProductPicture url={image} />
            </button>
          </Box>
        ))}
      </Flex>
    </Stack>
  );
}
