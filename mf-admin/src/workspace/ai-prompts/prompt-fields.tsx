import { FormField, useFormValues } from '@danji/app-kit/forms';
import { listAvailablePlaceholders, listUnusedFields, PROMPT_LIMITS } from '@danji/contracts/workspace/ai-prompt-rules';
import type { AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { Alert, Box, Chip, Flex, Stack, Text, Textarea, TextInput } from '@danji/ui';
import type { PromptForm } from './use-prompt-form.ts';

type PlaceholderChipsProps = { type: AiDocumentTypeCode; template: string; onChange: (template: string) => void };

/** The placeholders that a template may have; pressing one appends it. */
const PlaceholderChips = ({ type, template, onChange }: PlaceholderChipsProps) => (
  <Stack gap={2}>
    <Text size="sm" fontWeight="semibold">
      넣을 수 있는 항목
    </Text>
    <Flex gap={2} flexWrap="wrap">
      {listAvailablePlaceholders(type).map(({ name, label }) => (
        <Chip
          key={name}
          onClick={() => onChange(`${template}{{${name}}}`)}
          aria-label={`${label} 넣기`}
          flexWrap="wrap"
        >
          {label} <Box as="span" color="fg.subtle" minWidth={0} overflowWrap="anywhere">{`{{${name}}}`}</Box>
        </Chip>
      ))}
    </Flex>
  </Stack>
);

export function PromptFields({ type, form }: { type: AiDocumentTypeCode; form: PromptForm }) {
  const draft = useFormValues(form);
  const unused = listUnusedFields(type, draft);
  return (
    <>
      <FormField
        form={form}
        name="system"
        label="역할 지시문"
        required
        help="AI가 어떤 담당자인지, 무엇을 지켜야 하는지 적어요."
      >
        {(field) => <Textarea {...field} rows={7} maxLength={PROMPT_LIMITS.systemCharacters} />}
      </FormField>
      <FormField form={form} name="template" label="요청문" required help="{{항목}} 자리에 회원이 적은 답이 들어가요.">
        {(field) => <Textarea {...field} rows={16} maxLength={PROMPT_LIMITS.templateCharacters} />}
      </FormField>
      <PlaceholderChips type={type} template={draft.template} onChange={(template) => form.change({ template })} />
      {unused.length > 0 ? (
        <Alert
          tone="warning"
          title="쓰지 않은 항목이 있어요"
        >{`회원이 꼭 적어야 하지만 지시문에 없는 항목이에요: ${unused.join(', ')}`}</Alert>
      ) : null}
      <FormField form={form} name="note" label="메모" optional help="무엇을 왜 바꿨는지 적어 두면 나중에 찾기 쉬워요.">
        {(field) => <TextInput {...field} maxLength={PROMPT_LIMITS.noteCharacters} autoComplete="off" />}
      </FormField>
    </>
  );
}
