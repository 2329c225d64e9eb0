import { useMutation } from '@danji/api-client';
import { pick } from '@danji/contracts/pick';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { deleteUserAddress, updateUserAddress } from '@danji/contracts/shop/user-address.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';

const WRITTEN = ['title', 'name', 'tel', 'address_code', 'address1', 'address2', 'message'] as const;

/** The actions of a member on a delivery address without its form. */
export function useAddressChanges() {
  const [confirm, toast] = [useConfirm(), useToast()];
  const { trigger: update } = useMutation(updateUserAddress);
  const { trigger: remove } = useMutation(deleteUserAddress);
  return {
    makeDefault: async (address: UserAddress): Promise<void> => {
      const body = { ...pick(address, WRITTEN), is_default: true };
      const outcome = await update({ params: { id: address.id }, body });
      if (outcome.ok) toast({ title: `'${address.title}' 배송지를 기본으로 정했어요`, tone: 'success' });
      else toast({ title: '기본 배송지를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    },
    remove: async ({ id, title, is_default }: UserAddress): Promise<void> => {
      const isSure = await confirm({
        title: `'${title}' 배송지를 삭제할까요?`,
        description: is_default
          ? '다른 배송지가 있으면 가장 나중에 등록한 곳이 기본 배송지가 돼요.'
          : '이미 한 주문의 배송지는 그대로예요.',
        confirmLabel: '삭제',
        tone: 'danger',
      });
      if (!isSure) return;
      const outcome = await remove({ params: { id } });
      if (outcome.ok) toast({ title: `'${title}' 배송지를 삭제했어요`, tone: 'success' });
      else toast({ title: '배송지를 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
    },
  };
}
