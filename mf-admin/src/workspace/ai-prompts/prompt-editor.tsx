import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import type { PromptText } from '@danji/contracts/workspace/ai-prompt-rules';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useConfirm } from '@danji/shell-sdk';
import { Alert, Button, Card, Flex, Grid, Stack } from '@danji/ui';
import { RestoredAlert } from '../../shared/restored-alert.tsx';
import { PromptFields } from './prompt-fields.tsx';
import { PromptPreview } from './prompt-preview.tsx';
import { PromptVersions } from './prompt-versions.tsx';
import { usePromptForm, type PromptForm } from './use-prompt-form.ts';

const toText = ({ system, template }: AiPrompt): PromptText => ({ system: system ?? '', template: template ?? '' });

/** Starts a new version from another text; asks first when changes of the person would be lost. */
function useLoad(form: PromptForm) {
  const confirm = useConfirm();
  return async (text: PromptText): Promise<void> => {
    if (
      form.isDirty &&
      !(await confirm({
        title: '고치던 지시문을 바꿀까요?',
        description: '저장하지 않은 내용은 사라져요.',
        confirmLabel: '바꾸기',
        tone: 'danger',
      }))
    )
      return;
    form.startFrom(text);
  };
}

/** Edits the prompt of a document type: texts, placeholders, preview and versions. */
export function PromptEditor({ type, prompts }: { type: AiDocumentTypeCode; prompts: readonly AiPrompt[] }) {
  const active = prompts.find(({ is_active }) => is_active);
  const form = usePromptForm(type, active ? toText(active) : toDefaultPrompt(type));
  const { holdFields } = form;
  const load = useLoad(form);
  return (
    <Grid
      gap={5}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Stack ref={holdFields} gap={4}>
        {form.isRestored ? <RestoredAlert title="고치던 지시문을 되살렸어요" onStartOver={form.startOver} /> : null}
        <Card as="section" aria-label="지시문">
          <Stack gap={5}>
            <PromptFields type={type} form={form} />
            {form.failure ? (
              <Alert tone="danger" title="저장하지 못했어요">
                {form.failure.title}
              </Alert>
            ) : null}
            <Flex gap={2} justifyContent="flex-end" flexWrap="wrap">
              <Button variant="ghost" onClick={() => void load(toDefaultPrompt(type))}>
                기본 지시문 불러오기
              </Button>
              <Button variant="outline" loading={form.isRunning} onClick={() => void form.save(false)}>
                저장만 하기
              </Button>
              <Button loading={form.isRunning} onClick={() => void form.save(true)}>
                저장하고 적용
              </Button>
            </Flex>
          </Stack>
        </Card>
        <PromptVersions
          prompts={prompts}
          isRunning={form.isRunning}
          onActivate={(prompt) => void form.activate(prompt)}
          onLoad={(prompt) => void load(toText(prompt))}
        />
      </Stack>
      <PromptPreview type={type} prompt={form.draft} />
    </Grid>
  );
}
