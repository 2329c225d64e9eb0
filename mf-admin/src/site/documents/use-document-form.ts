import { useRecordForm } from '@danji/app-kit/forms';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument } from '@danji/contracts/site/system-document';
import { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { toEarliestDate } from '@danji/contracts/site/system-document-rules';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useMemo } from 'react';
import { toDocumentBody, toDraft, validateDraft, type DocumentDraft, type Situation } from './document-draft.ts';

export type DocumentFormOptions = {
  type: DocumentTypeCode;
  /** The version in force. */
  source: SystemDocument | undefined;
  situation: Situation;
};

export const toListPath = (type: DocumentTypeCode): string => `${webPaths.adminDocuments}?document_type=${type}`;

/** Describes the effect of announcing the version. */
function toConsequences({ effective_date, requires_consent }: DocumentDraft, { today, last }: Situation): string {
  const effectiveText = effective_date <= today ? '바로 시행돼요.' : `${formatDate(effective_date)}부터 시행돼요.`;
  const notificationText = last === undefined ? '' : ' 지금 모든 회원에게 알림을 보내요.';
  const consentText = requires_consent ? ' 시행일부터 회원은 새 내용에 동의해야 이용할 수 있어요.' : '';
  return `${effectiveText}${notificationText}${consentText} 올린 판은 고칠 수 없고, 시행 전에만 취소할 수 있어요.`;
}

function useInitialDraft({ type, source, situation }: DocumentFormOptions): DocumentDraft {
  return useMemo(
    () =>
      toDraft(
        source,
        DocumentType.label(type),
        toEarliestDate({ document_type: type, requires_consent: false }, situation).date,
      ),
    [source, type, situation],
  );
}

/** The form of a new version. The draft is stored in the browser until the version is announced. */
export function useDocumentForm({ type, source, situation }: DocumentFormOptions) {
  const initial = useInitialDraft({ type, source, situation });
  const [navigate, confirm, toast] = [useNavigate(), useConfirm(), useToast()];
  const name = DocumentType.label(type);
  return useRecordForm({
    call: createSystemDocument,
    initial,
    toInput: (draft) => ({ body: toDocumentBody(draft, type) }),
    validate: (draft) => validateDraft(draft, type, situation),
    draftKey: `admin.document.${type}`,
    asksOnLeave: true,
    confirm: (draft) =>
      confirm({
        title: `${name}의 새 판을 올릴까요?`,
        description: toConsequences(draft, situation),
        confirmLabel: '올리기',
      }),
    onSaved: ({ version }) => {
      toast({ title: `${name} 제${version}판을 올렸어요`, tone: 'success' });
      return navigate(toListPath(type));
    },
  });
}
