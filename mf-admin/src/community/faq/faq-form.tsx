import { FormFailure, FormField, RestoredAlert, toTextBinding } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import { SupportCategory, type SupportCategoryCode } from '@danji/contracts/codes/support-category';
import { BOARD_LIMITS } from '@danji/contracts/community/board-limits';
import type { Faq } from '@danji/contracts/community/faq';
import { formatDateTime } from '@danji/contracts/format/date';
import { Box, Button, Card, Flex, Grid, Heading, Select, Stack, Text, TextInput } from '@danji/ui';
import { PostStateBadge } from '../../shared/post-state-badge.tsx';
import { ArticleConflict } from '../shared/article-conflict.tsx';
import { FaqView } from './faq-view.tsx';
import { listSaveActions } from './faq-draft.ts';
import { useFaqForm } from './use-faq-form.ts';

const CATEGORIES = SupportCategory.options.map(({ code, label }) => ({ value: String(code), label }));

function SaveCard({ form: { base, isRunning, submit } }: { form: ReturnType<typeof useFaqForm> }) {
  const [other, main] = listSaveActions(base?.question.board_status);
  return (
    <Card as="section" aria-label="올리기">
      <Stack gap={4}>
        <Flex justifyContent="space-between" alignItems="center" gap={2}>
          <Heading as="h2" size="md">
            올리기
          </Heading>
          {base ? <PostStateBadge state={base.question.board_status} /> : null}
        </Flex>
        <Text size="sm" tone="subtle">
          {base
            ? `${base.question.user?.name ?? '운영자'} · ${formatDateTime(base.question.updated)} 저장`
            : '올리면 고른 분류의 맨 아래에 보여요.'}
        </Text>
        <Stack gap={2}>
          <Button size="lg" loading={isRunning} onClick={() => void submit(main)}>
            {main.label}
          </Button>
          <Button size="lg" variant="outline" disabled={isRunning} onClick={() => void submit(other)}>
            {other.label}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The form that creates or changes a question with its answer. */
export function FaqForm({ faq, category }: { faq?: Faq; category?: SupportCategoryCode | undefined }) {
  const form = useFaqForm(faq, category);
  const { container } = form;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }} gap={5} alignItems="start">
      <Stack ref={container} gap={5}>
        <RestoredAlert form={form} />
        <Card as="section" aria-label="내용">
          <Stack gap={5}>
            <FormField form={form} name="category" label="분류">
              {(field) => <Select {...toTextBinding<SupportCategoryCode>(field)} options={CATEGORIES} />}
            </FormField>
            <FormField form={form} name="title" label="질문" required>
              {(field) => <TextInput {...field} maxLength={BOARD_LIMITS.titleCharacters} autoComplete="off" />}
            </FormField>
            <RichTextField form={form} name="content" label="답변" />
          </Stack>
        </Card>
      </Stack>
      <Box position={{ xl: 'sticky' }} top={{ xl: '20' }}>
        <Stack gap={4}>
          <FormFailure form={form} title="저장하지 못했어요" />
          <SaveCard form={form} />
        </Stack>
      </Box>
      <ArticleConflict form={form} boardOf={({ question }) => question} View={FaqView} />
    </Grid>
  );
}
