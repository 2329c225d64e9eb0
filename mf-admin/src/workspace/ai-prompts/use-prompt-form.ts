import { useMutation } from '@danji/api-client';
import { useRecordForm, type RecordForm, type SaveContext } from '@danji/app-kit/forms';
import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { validatePrompt, type PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import { activateAiPrompt, createAiPrompt } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useConfirm, useToast } from '@danji/shell-sdk';

export type PromptDraft = PromptText & { note: string };
/** Saves a version, or also uses it from now on. */
type PromptAction = 'save' | 'use';
export type PromptForm = RecordForm<PromptDraft, never, PromptAction>;

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

const toDraft = ({ system, template }: PromptText): PromptDraft => ({ system, template, note: '' });

/** The form of a new version, made from the active one. The draft is stored in the browser until it is saved. */
export function usePromptForm(type: AiDocumentTypeCode, active: PromptText) {
  const { activate, isActivating } = useActivation(type);
  const [toast, confirmUse] = [useToast(), useConfirmUse(type)];
  const form: PromptForm = useRecordForm({
    call: createAiPrompt,
    initial: toDraft(active),
    toInput: (draft, { action }) => ({ body: { document_type: type, ...draft, is_active: action === 'use' } }),
    validate: (draft) => ({
      ...validatePrompt(type, draft),
      ...(draft.system.trim() === '' && { system: '역할 지시문을 입력해 주세요.' }),
      ...(draft.template.trim() === '' && { template: '요청문을 입력해 주세요.' }),
    }),
    draftKey: `admin.ai-prompt.${type}`,
    asksOnLeave: true,
    confirm: async (_, { action }) => action !== 'use' || confirmUse('이 지시문을', '저장하고 적용'),
    onSaved: ({ version }, draft, { action }: SaveContext<PromptDraft, never, PromptAction>) => {
      form.startFrom(toDraft(draft));
      toast({
        title: action === 'use' ? `${version}판을 저장하고 적용했어요` : `${version}판을 저장했어요`,
        tone: 'success',
      });
    },
  });
  return {
    form,
    activate,
    isRunning: form.isRunning || isActivating,
    load: (text: PromptText) => form.startFrom(toDraft(text)),
  };
}
