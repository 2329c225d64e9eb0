import { useMutation } from '@danji/api-client';
import type { MainPopup } from '@danji/contracts/site/main-popup';
import { createMainPopup, updateMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { useFieldErrors } from '@danji/ui';
import type { SyntheticEvent } from 'react';
import { BLANK_DOCUMENT, useArticle } from '../../shared/use-article.ts';
import { validateDraft, toFieldErrors, toPopupBody, type PopupDraft, type PopupErrors } from './popup-draft.ts';

export type PopupFormOptions = {
  /** The storage key of the draft. */
  draftKey: string;
  initial: PopupDraft;
  /** The popup to change; without it the form creates a new one. */
  before?: MainPopup | undefined;
  /** The popup whose content the form starts from. */
  source?: MainPopup | undefined;
};

/** Creates or updates the popup; both calls return it. */
function useSave(before: MainPopup | undefined) {
  const create = useMutation(createMainPopup);
  const update = useMutation(updateMainPopup);
  const { isRunning, error, reset } = before ? update : create;
  const trigger = (body: BodyOf<typeof createMainPopup>) =>
    before ? update.trigger({ params: { id: before.id }, body }) : create.trigger({ body });
  return { isRunning, error, trigger, reset };
}

/** The form of a popup. The draft is stored in the browser until the popup is saved. */
export function usePopupForm({ draftKey, initial, before, source }: PopupFormOptions) {
  const draft = useDraft(draftKey, initial);
  const first = source?.content ?? BLANK_DOCUMENT;
  const { fieldErrors, form: holdFields, show, forget } = useFieldErrors<PopupErrors>();
  const article = useArticle(draftKey, first, () => forget(['content']));
  useUnsavedWork(article.isDirty && !article.isSaving);
  const save = useSave(before);
  const navigate = useNavigate();
  const toast = useToast();

  const change = (part: Partial<PopupDraft>): void => {
    draft.setValue((before) => ({ ...before, ...part }));
    forget(Object.keys(part));
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(validateDraft(draft.value, article.content))) return;
    const outcome = await article.save(() => save.trigger(toPopupBody(draft.value, article.content)));
    if (!outcome.ok) return void show(toFieldErrors(outcome.error.fields, article.content));
    draft.clear();
    article.finish();
    toast({
      title: before ? '팝업을 저장했어요. 홈에는 1분 안에 보여요.' : '팝업을 만들었어요. 홈에는 1분 안에 보여요.',
      tone: 'success',
    });
    void navigate(webPaths.adminPopups);
  };
  const startOver = (): void => {
    draft.startFrom(initial);
    article.startFrom(first);
    show({});
    save.reset();
  };
  // This is computed from the response, because an error beside a field disappears while the field is being corrected.
  const isFieldError = Object.keys(toFieldErrors(save.error?.fields ?? {}, article.content)).length > 0;
  return {
    draft,
    article,
    holdFields,
    fieldErrors,
    change,
    submit,
    startOver,
    leave: () => void navigate(webPaths.adminPopups),
    failure: isFieldError ? undefined : save.error,
    isRunning: save.isRunning,
  };
}
