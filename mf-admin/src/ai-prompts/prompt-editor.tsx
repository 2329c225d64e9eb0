import type { AiPrompt } from '@danji/contracts/apts/ai-prompt';
import { toDefaultPrompt } from '@danji/contracts/apts/ai-prompt-defaults';
import {
  listKnownPlaces,
  listUnusedFields,
  PROMPT_LIMITS,
  type PromptText,
} from '@danji/contracts/apts/ai-prompt-rules';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { useConfirm } from '@danji/shell-sdk';
import { Alert, Box, Button, Card, Chip, Field, Flex, Grid, Stack, Text, Textarea, TextInput } from '@danji/ui';
import { PromptPreview } from './prompt-preview.tsx';
import { PromptVersions } from './prompt-versions.tsx';
import { usePromptForm } from './use-prompt-form.ts';

const toText = ({ system, template }: AiPrompt): PromptText => ({ system: system ?? '', template: template ?? '' });

/** What a document type is written with: its text, its places, how it reads filled, and its versions. */
export function PromptEditor({ type, prompts }: { type: AiDocumentTypeCode; prompts: readonly AiPrompt[] }) {
  const active = prompts.find(({ is_active }) => is_active);
  const form = usePromptForm(type, active ? toText(active) : toDefaultPrompt(type));
  const { draft, faults, change, form: holdFields } = form;
  const confirm = useConfirm();
  const unused = listUnusedFields(type, draft);
  const load = async (text: PromptText): Promise<void> => {
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
  return (
    <Grid
      gap={5}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Stack ref={holdFields} gap={4}>
        {form.isRestored ? (
          <Alert
            tone="brand"
            title="고치던 지시문을 되살렸어요"
            action={
              <Button size="sm" variant="outline" onClick={form.startOver}>
                처음으로
              </Button>
            }
          />
        ) : null}
        <Card as="section" aria-label="지시문">
          <Stack gap={5}>
            <Field
              label="역할 지시문"
              required
              error={faults.system}
              help="AI가 어떤 담당자인지, 무엇을 지켜야 하는지 적어요."
            >
              <Textarea
                rows={7}
                maxLength={PROMPT_LIMITS.systemLetters}
                value={draft.system}
                onChange={(system) => change({ system })}
              />
            </Field>
            <Field label="요청문" required error={faults.template} help="{{항목}} 자리에 회원이 적은 답이 들어가요.">
              <Textarea
                rows={16}
                maxLength={PROMPT_LIMITS.templateLetters}
                value={draft.template}
                onChange={(template) => change({ template })}
              />
            </Field>
            <Stack gap={2}>
              <Text size="sm" fontWeight="semibold">
                넣을 수 있는 항목
              </Text>
              <Flex gap={2} flexWrap="wrap">
                {listKnownPlaces(type).map(({ name, label }) => (
                  <Chip
                    key={name}
                    onClick={() => change({ template: `${draft.template}{{${name}}}` })}
                    aria-label={`${label} 넣기`}
                  >
                    {label} <Box as="span" color="fg.subtle">{`{{${name}}}`}</Box>
                  </Chip>
                ))}
              </Flex>
            </Stack>
            {unused.length > 0 ? (
              <Alert
                tone="warning"
                title="쓰지 않은 항목이 있어요"
              >{`회원이 꼭 적어야 하지만 지시문에 없는 항목이에요: ${unused.join(', ')}`}</Alert>
            ) : null}
            <Field label="메모" optional error={faults.note} help="무엇을 왜 바꿨는지 적어 두면 나중에 찾기 쉬워요.">
              <TextInput
                maxLength={PROMPT_LIMITS.noteLetters}
                autoComplete="off"
                value={draft.note}
                onChange={(note) => change({ note })}
              />
            </Field>
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
      <PromptPreview type={type} prompt={draft} />
    </Grid>
  );
}
