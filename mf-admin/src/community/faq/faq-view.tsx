import { SupportCategory } from '@danji/contracts/codes/support-category';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Heading, Stack, Text } from '@danji/ui';
import type { FaqDraft } from './faq-draft.ts';

/** A question and its answer for reading. */
export const FaqView = ({ draft: { category, title, content } }: { draft: FaqDraft }) => (
  <Stack gap={3}>
    <Text size="sm" tone="muted">
      {SupportCategory.label(category)}
    </Text>
    <Heading as="h3" size="md" overflowWrap="anywhere">
      {title.trim() || '질문'}
    </Heading>
    <Viewer document={content} headingOffset={3} findImage={imagePort.find} />
  </Stack>
);
