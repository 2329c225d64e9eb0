import { useSettled } from '../../shared/use-settled.ts';
import { useEndpoint } from '@danji/api-client';
import { useFormValues } from '@danji/app-kit/forms';
import { isQuestionPlace } from '@danji/contracts/community/community-categories';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Stack } from '@danji/ui';
import type { PostForm } from './use-post-form.ts';

const MIN_CHARACTERS = 2;
const MAX_POSTS = 3;
/** Questions like the one that is being written, so that nobody waits for an answer that is there already. */
export function SimilarQuestions({ form }: { form: PostForm }) {
  const draft = useFormValues(form);
  const { category, category1 } = draft;
  const search = useSettled(draft.title.trim());
  const isAsked = isQuestionPlace(draft) && !form.base && search.length >= MIN_CHARACTERS;
  const { data } = useEndpoint(
    listCommunityPosts,
    isAsked ? { query: { search, category, category1, page_size: MAX_POSTS } } : null,
    { keepPrevious: true, refreshOnFocus: false },
  );
  if (!isAsked || !data || data.results.length === 0) return null;
  return (
    <Alert tone="brand" title="비슷한 질문이 있어요">
      <Stack as="ul" gap={0} listStyleType="none">
        {data.results.map(({ nano_id, board, is_accepted }) => (
          <li key={nano_id}>
            <Anchor
              asChild
              display="inline-flex"
              minHeight="2.75rem"
              alignItems="center"
              gap={2}
              overflowWrap="anywhere"
            >
              <Link to={webPaths.communityPost(nano_id)} target="_blank" rel="noreferrer">
                {board.title}
                {is_accepted ? <Badge tone="success">채택</Badge> : null}
              </Link>
            </Anchor>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
