import type { SentCartLine } from '@danji/contracts/shop/cart';
import { useSession, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { toProductCheckoutPath } from '../shared/selection.ts';

/** Goes to the checkout with what is chosen of a product; `line` is a sentence while something is missing. */
export function BuyNowButton({ line }: { line: SentCartLine | string }) {
  const { isStaff } = useSession();
  const [toast, navigate] = [useToast(), useNavigate()];
  if (isStaff) return null;
  const buy = (): void => {
    if (typeof line === 'string') toast({ title: line, tone: 'warning' });
    else void navigate(toProductCheckoutPath(line));
  };
  return (
    <Button size="lg" onClick={buy}>
      바로 구매
    </Button>
  );
}
