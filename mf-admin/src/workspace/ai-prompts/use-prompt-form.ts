import { useMutation } from '@danji/api-client';
import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { validatePrompt, type PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import { activateAiPrompt, createAiPrompt } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useConfirm, useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useFieldErrors } from '@danji/ui';
import { useState } from 'react';

export type PromptDraft = PromptText & { note: string };
export type PromptErrors = Partial<Record<keyof PromptDraft, string>>;

const isSame = (a: PromptDraft, b: PromptDraft): boolean =>
  a.system === b.system && a.template === b.template && a.note === b.note;

/** Asks before a prompt is used for all members; `text` names the prompt in the question. */
function useConfirmUse(type: AiDocumentTypeCode) {
  const confirm = useConfirm();
  return (text: string, confirmLabel: string): Promise<boolean> =>
    confirm({
      title: `${AiDocumentType.label(type)}에 ${text} 적용할까요?`,
      description: '지금부터 모든 회원의 문서를 이 지시문으로 만들어요. 이미 만든 문서는 그대로예요.',
      confirmLabel,
    });
}

/** Uses a stored version from now on, after a confirmation. */
function useActivation(type: AiDocumentTypeCode) {
  const activation = useMutation(activateAiPrompt);
  const [toast, confirmUse] = [useToast(), useConfirmUse(type)];
  const activate = async ({ id, version }: AiPrompt): Promise<void> => {
    if (!(await confirmUse(`${version}판을`, '적용'))) return;
    const outcome = await activation.trigger({ body: { prompt_id: id } });
    toast(
      outcome.ok
        ? { title: `${AiDocumentType.label(type)}에 ${outcome.data.version}판을 적용했어요`, tone: 'success' }
        : { title: outcome.error.title, tone: 'danger' },
    );
  };
  return { activate, isActivating: activation.isRunning };
}

/** The form of a new version, made from the active one. The draft is stored in the browser until it is saved. */
export function usePromptForm(type: AiDocumentTypeCode, active: PromptText) {
  const [start, setStart] = useState<PromptDraft>({ ...active, note: '' });
  const draft = useDraft<PromptDraft>(`admin.ai-prompt.${type}`, start);
  const { fieldErrors, form: holdFields, show, forget } = useFieldErrors<PromptErrors>();
  const creation = useMutation(createAiPrompt);
  const { activate, isActivating } = useActivation(type);
  const [toast, confirmUse] = [useToast(), useConfirmUse(type)];
  const isDirty = !isSame(draft.value, start);
  useUnsavedWork(isDirty);

  const startFrom = (text: PromptText): void => {
    const next = { system: text.system, template: text.template, note: '' };
    setStart(next);
    show({});
    draft.startFrom(next);
  };
  const save = async (isActive: boolean): Promise<void> => {
    const { system, template } = draft.value;
    const found: PromptErrors = {
      ...validatePrompt(type, draft.value),
      ...(system.trim() === '' && { system: '역할 지시문을 입력해 주세요.' }),
      ...(template.trim() === '' && { template: '요청문을 입력해 주세요.' }),
    };
    if (show(found)) return;
    if (isActive && !(await confirmUse('이 지시문을', '저장하고 적용'))) return;
    const outcome = await creation.trigger({ body: { document_type: type, ...draft.value, is_active: isActive } });
    if (!outcome.ok) return void show(outcome.error.fields);
    startFrom(draft.value);
    toast({
      title: isActive ? `${outcome.data.version}판을 저장하고 적용했어요` : `${outcome.data.version}판을 저장했어요`,
      tone: 'success',
    });
  };
  const failure = creation.error && Object.keys(creation.error.fields).length === 0 ? creation.error : undefined;
  return {
    draft: draft.value,
    holdFields,
    fieldErrors,
    failure,
    isDirty,
    isRestored: draft.isRestored,
    isRunning: creation.isRunning || isActivating,
    startFrom,
    save,
    activate,
    startOver: () => startFrom(start),
    change: (part: Partial<PromptDraft>) => {
      draft.setValue((before) => ({ ...before, ...part }));
      forget(Object.keys(part));
    },
  };
}

export type PromptForm = ReturnType<typeof usePromptForm>;
