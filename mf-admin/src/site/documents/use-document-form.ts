import { useMutation } from '@danji/api-client';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { SystemDocument } from '@danji/contracts/site/system-document';
import { createSystemDocument } from '@danji/contracts/site/system-document.endpoints';
import { toEarliestDate } from '@danji/contracts/site/system-document-rules';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useFieldErrors } from '@danji/ui';
import { useMemo, type SyntheticEvent } from 'react';
import { BLANK_DOCUMENT, useArticle } from '../../shared/use-article.ts';
import {
  validateDraft,
  toDocumentBody,
  toDraft,
  toFieldErrors,
  type DocumentDraft,
  type DocumentErrors,
  type Situation,
} from './document-draft.ts';

export type DocumentFormOptions = {
  type: DocumentTypeCode;
  /** The version in force. */
  source: SystemDocument | undefined;
  situation: Situation;
};

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
  const draft = useDraft(`admin.document.${type}`, initial);
  const inForce = source?.content ?? BLANK_DOCUMENT;
  const { fieldErrors, form: holdFields, show, forget } = useFieldErrors<DocumentErrors>();
  const article = useArticle(`admin.document.${type}`, inForce, () => forget(['content']));
  useUnsavedWork(article.isDirty && !article.isSaving);
  const creation = useMutation(createSystemDocument);
  const [navigate, confirm, toast] = [useNavigate(), useConfirm(), useToast()];
  const name = DocumentType.label(type);
  const list = `${webPaths.adminDocuments}?document_type=${type}`;

  const change = (part: Partial<DocumentDraft>): void => {
    draft.setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(validateDraft(draft.value, article.content, type, situation))) return;
    if (
      !(await confirm({
        title: `${name}의 새 판을 올릴까요?`,
        description: toConsequences(draft.value, situation),
        confirmLabel: '올리기',
      }))
    )
      return;
    const outcome = await article.save(() =>
      creation.trigger({ body: toDocumentBody(draft.value, article.content, type) }),
    );
    if (!outcome.ok) return void show(toFieldErrors(outcome.error.fields, article.content));
    draft.clear();
    article.finish();
    toast({ title: `${name} 제${outcome.data.version}판을 올렸어요`, tone: 'success' });
    void navigate(list);
  };
  const startOver = (): void => {
    draft.startFrom(initial);
    article.startFrom(inForce);
    show({});
    creation.reset();
  };
  // This is computed from the response, because an error beside a field disappears while the field is being corrected.
  const isFieldError = Object.keys(toFieldErrors(creation.error?.fields ?? {}, article.content)).length > 0;
  return {
    draft,
    article,
    holdFields,
    fieldErrors,
    change,
    submit,
    startOver,
    leave: () => void navigate(list),
    failure: isFieldError ? undefined : creation.error,
    isRunning: creation.isRunning,
  };
}
