import { useMutation } from '@danji/api-client';
import { DocumentType } from '@danji/contracts/codes/document-type';
import type { StaffDocumentSummary } from '@danji/contracts/site/system-document';
import { deleteSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** Withdraws an announced version after a confirmation. */
export function useWithdraw() {
  const deletion = useMutation(deleteSystemDocument);
  const confirm = useConfirm();
  const toast = useToast();
  const withdraw = async ({ id, document_type, version, effective_date }: StaffDocumentSummary): Promise<void> => {
    const name = `${DocumentType.label(document_type)} 제${version}판`;
    const isSure = await confirm({
      title: `${name}의 시행을 취소할까요?`,
      description: `${formatDate(effective_date)}에 시행하지 않고, 누구에게도 보이지 않게 돼요. 이미 알림을 받은 모든 회원에게 취소 알림을 보내요. 되돌릴 수 없어요.`,
      confirmLabel: '시행 취소',
      cancelLabel: '닫기',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await deletion.trigger({ params: { id } });
    toast(
      outcome.ok
        ? { title: `${name}의 시행을 취소했어요`, tone: 'success' }
        : { title: outcome.error.title, tone: 'danger' },
    );
  };
  return { withdraw, isRunning: deletion.isRunning };
}
