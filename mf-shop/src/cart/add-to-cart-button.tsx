import type { SentCartLine } from '@danji/contracts/shop/cart';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useAddToCart } from './use-add-to-cart.ts';

type AddToCartButtonProps = {
  /** The name of the product. */
  name: string;
  /** The chosen line; a sentence that says what is still missing instead. */
  line: SentCartLine | string;
  onAdded?: () => void;
};

/** Puts what is chosen of a product into the cart and offers the way there. Operators do not buy and see nothing. */
export function AddToCartButton({ name, line, onAdded }: AddToCartButtonProps) {
  const { status, isStaff } = useSession();
  const { add, isAdding } = useAddToCart();
  const [toast, navigate] = [useToast(), useNavigate()];
  if (isStaff) return null;
  const put = async (): Promise<void> => {
    if (typeof line === 'string') return toast({ title: line, tone: 'warning' });
    const outcome = await add(line);
    if (!outcome.ok) return toast({ title: outcome.error.title, tone: 'danger' });
    onAdded?.();
    return toast({
      title: `'${name}' 상품을 장바구니에 담았어요`,
      tone: 'success',
      action: { label: '장바구니 보기', onClick: () => void navigate(webPaths.shopCart) },
    });
  };
  return (
    <Button
      variant="outline"
      size="lg"
      icon="shopping-cart"
      loading={isAdding}
      disabled={status === 'loading'}
      onClick={() => void put()}
    >
      장바구니 담기
    </Button>
  );
}
