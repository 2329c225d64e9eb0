import { Page } from '@danji/app-kit';
import { Stack } from '@danji/ui';
import { PromptList } from '../ai-prompts/prompt-list.tsx';
import { UsageSection } from '../ai-prompts/usage-section.tsx';

/** `/admin/ai-prompts`: the prompts of the AI documents, and their usage. */
export const AiPromptsPage = () => (
  <Page description="문서 종류마다 AI에게 주는 지시문을 관리해요. 회원이 쓴 글은 볼 수 없어요.">
    <Stack gap={8}>
      <PromptList />
      <UsageSection />
    </Stack>
  </Page>
);
