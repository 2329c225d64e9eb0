import { useMutation } from '@danji/api-client';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import type { Product } from '@danji/contracts/shop/product';
import { deleteProductRestock, putProductRestock } from '@danji/contracts/shop/product-restock.endpoints';
import { useSession, useToast } from '@danji/shell-sdk';
import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useIsMember } from '../shared/use-is-member.ts';

type RestockButtonProps = { product: Pick<Product, 'id' | 'name' | 'is_sold_out' | 'is_restock_wanted'> };

/** Lets a member be told once when a sold out product can be bought again; a visitor signs in first and comes back. */
export function RestockButton({ product: { id, name, is_sold_out, is_restock_wanted } }: RestockButtonProps) {
  const [add, remove] = [useMutation(putProductRestock), useMutation(deleteProductRestock)];
  const [isMember, { kind }] = [useIsMember(), useSession()];
  const [place, navigate, toast] = [useLocation(), useNavigate(), useToast()];
  if (!is_sold_out || kind === 'staff') return null;
  const toggle = async (): Promise<void> => {
    if (!isMember) return void navigate(toSignInPath(place));
    const outcome = await (is_restock_wanted ? remove : add).trigger({ params: { id } });
    if (!outcome.ok)
      return toast({ title: '재입고 알림을 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    const title = is_restock_wanted ? '재입고 알림을 껐어요' : '다시 들어오면 알려 드려요';
    toast({ title, description: `'${name}' 상품`, tone: 'success' });
  };
  return (
    <Button
      variant={is_restock_wanted ? 'outline' : 'solid'}
      icon="bell"
      loading={add.isRunning || remove.isRunning}
      onClick={() => void toggle()}
    >
      {is_restock_wanted ? '재입고 알림 끄기' : '재입고 알림 받기'}
    </Button>
  );
}
