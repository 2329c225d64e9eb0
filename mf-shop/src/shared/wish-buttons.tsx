import { useSession } from '@danji/shell-sdk';
import { Button, IconButton } from '@danji/ui';
import { useWish, type Wished } from './use-wish.ts';

const FILLED = { color: 'danger.fg', '& svg': { fill: 'currentColor' } } as const;
const ROUND = { borderRadius: 'full', bg: 'bg.panel', _hover: { bg: 'bg.subtle' } } as const;

type WishButtonProps = { product: Wished };

/** The heart on the picture of a product. */
export function WishHeart({ product }: WishButtonProps) {
  const { isWished, toggle } = useWish(product);
  const { isStaff } = useSession();
  if (isStaff) return null;
  return (
    <IconButton
      icon="heart"
      label={`'${product.name}' 찜`}
      aria-pressed={isWished}
      css={{ ...ROUND, ...(isWished && FILLED) }}
      onClick={toggle}
    />
  );
}

/** The same with its name, on the page of a product. */
export function WishButton({ product }: WishButtonProps) {
  const { isWished, toggle } = useWish(product);
  const { isStaff } = useSession();
  if (isStaff) return null;
  return (
    <Button
      variant="outline"
      icon="heart"
      aria-pressed={isWished}
      css={isWished ? { '& svg': { ...FILLED, ...FILLED['& svg'] } } : {}}
      onClick={toggle}
    >
      찜
    </Button>
  );
}
