import { useMutation } from '@danji/api-client';
import { findPromptFaults, type PromptText } from '@danji/contracts/apts/ai-prompt-rules';
import { activateAiPrompt, createAiPrompt } from '@danji/contracts/apts/ai-prompt.endpoints';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useDraft, useToast, useUnsavedWork } from '@danji/shell-sdk';
import { useState } from 'react';
import { useFaults } from '../shared/use-faults.ts';
import { PROMPT_READS } from './prompt-reads.ts';

export type PromptDraft = PromptText & { note: string };
export type PromptFaults = Partial<Record<keyof PromptDraft, string>>;

const isSame = (a: PromptDraft, b: PromptDraft): boolean => a.system === b.system && a.template === b.template && a.note === b.note;

/** A new version of a prompt, made from the one in use and kept until it is saved. */
export function usePromptForm(type: AiDocumentTypeCode, active: PromptText) {
  const [start, setStart] = useState<PromptDraft>({ ...active, note: '' });
  const draft = useDraft<PromptDraft>(`admin.ai-prompt.${type}`, start);
  const { faults, form, show, forget } = useFaults<PromptFaults>();
  const creation = useMutation(createAiPrompt, { refreshes: PROMPT_READS });
  const activation = useMutation(activateAiPrompt, { refreshes: PROMPT_READS });
  const toast = useToast();
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
    const found: PromptFaults = {
      ...findPromptFaults(type, draft.value), ...(system.trim() === '' && { system: '역할 지시문을 입력해 주세요.' }), ...(template.trim() === '' && { template: '요청문을 입력해 주세요.' }),
    };
    if (show(found)) return;
    const outcome = await creation.run({ body: { document_type: type, ...draft.value, is_active: isActive } });
    if (!outcome.ok) return void show(outcome.error.fields);
    startFrom(draft.value);
    toast({ title: isActive ? `${outcome.data.version}판을 저장하고 적용했어요` : `${outcome.data.version}판을 저장했어요`, tone: 'success' });
  };
  const activate = async (id: number): Promise<void> => {
    const outcome = await activation.run({ body: { prompt_id: id } });
    toast(outcome.ok ? { title: `${AiDocumentType.label(type)}에 ${outcome.data.version}판을 적용했어요`, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });
  };
  const failure = creation.error && Object.keys(creation.error.fields).length === 0 ? creation.error : undefined;
  return {
    draft: draft.value, form, faults, failure, isDirty, isRestored: draft.isRestored, isRunning: creation.isRunning || activation.isRunning, startFrom, save, activate,
    startOver: () => startFrom(start),
    change: (part: Partial<PromptDraft>) => {
      draft.setValue((before) => ({ ...before, ...part }));
      forget(Object.keys(part));
    },
  };
}
