import { Alert } from '@danji/ui';

type AccountNoteProps = {
  preview: { is_by_account: boolean };
  /** Whether our staff reads it, not the buyer. */
  isStaff?: boolean;
};

/** Says that a part of what was paid can only go to an account, and the other way: to cancel all of it. */
export const AccountNote = ({ preview, isStaff = false }: AccountNoteProps) =>
  preview.is_by_account ? (
    <Alert tone="warning" title="이 카드는 결제 금액의 일부만 취소할 수 없어요">
      {isStaff
        ? '회원에게 계좌를 물어보고, 회원이 알려 주면 직접 보내야 해요. 결제 금액을 모두 돌려주면 카드 결제가 취소돼요.'
        : '환불 금액은 알려 주시는 계좌로 보내 드려요. 결제한 금액을 모두 취소하면 카드 결제가 취소돼요.'}
    </Alert>
  ) : null;
