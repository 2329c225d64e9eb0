import { FormFailure, RestoredAlert, useFormValues } from '@danji/app-kit/forms';
import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import type { PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useConfirm } from '@danji/shell-sdk';
import { Button, Card, Flex, Grid, Stack } from '@danji/ui';
import { PromptFields } from './prompt-fields.tsx';
import { PromptPreview } from './prompt-preview.tsx';
import { PromptVersions } from './prompt-versions.tsx';
import { usePromptForm } from './use-prompt-form.ts';

const toText = ({ system, template }: AiPrompt): PromptText => ({ system: system ?? '', template: template ?? '' });

/** Starts a new version from another text; asks first when changes of the operator would be lost. */
function useLoad({ form, load }: ReturnType<typeof usePromptForm>) {
  const confirm = useConfirm();
  return async (text: PromptText): Promise<void> => {
    const isSure =
      !form.isDirty ||
      (await confirm({
        title: '고치던 지시문을 바꿀까요?',
        description: '저장하지 않은 내용은 사라져요.',
        confirmLabel: '바꾸기',
        tone: 'danger',
      }));
    if (isSure) load(text);
  };
}

/** Edits the prompt of a document type: texts, placeholders, preview and versions. */
export function PromptEditor({ type, prompts }: { type: AiDocumentTypeCode; prompts: readonly AiPrompt[] }) {
  const active = prompts.find(({ is_active }) => is_active);
  const prompt = usePromptForm(type, active ? toText(active) : toDefaultPrompt(type));
  const { form, isRunning } = prompt;
  const { container } = form;
  const load = useLoad(prompt);
  return (
    <Grid
      gap={5}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Stack ref={container} gap={4}>
        <RestoredAlert form={form} />
        <Card as="section" aria-label="지시문">
          <Stack gap={5}>
            <PromptFields type={type} form={form} />
            <FormFailure form={form} title="저장하지 못했어요" />
            <Flex gap={2} justifyContent="flex-end" flexWrap="wrap">
              <Button variant="ghost" onClick={() => void load(toDefaultPrompt(type))}>
                기본 지시문 불러오기
              </Button>
              <Button variant="outline" loading={isRunning} onClick={() => void form.submit('save')}>
                저장만 하기
              </Button>
              <Button loading={isRunning} onClick={() => void form.submit('use')}>
                저장하고 적용
              </Button>
            </Flex>
          </Stack>
        </Card>
        <PromptVersions
          prompts={prompts}
          isRunning={isRunning}
          onActivate={(version) => void prompt.activate(version)}
          onLoad={(version) => void load(toText(version))}
        />
      </Stack>
      <PromptPreview type={type} prompt={useFormValues(form)} />
    </Grid>
  );
}
