import { useEndpoint } from '@danji/api-client';
import { getFaq } from '@danji/contracts/community/faq.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box, FailedState, Flex, Skeleton, Stack, VisuallyHidden } from '@danji/ui';
import { FaqHelpful } from './faq-helpful.tsx';

const AnswerSkeleton = () => (
  <Stack gap={3} aria-busy>
    <VisuallyHidden as="output">답변 불러오는 중</VisuallyHidden>
    <Skeleton height={4} width="90%" />
    <Skeleton height={4} width="70%" />
  </Stack>
);

/** The link is 44 px high for touch. */
const OWN_PAGE = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: 'sm' } as const;

/** The answer of a question that was just opened, and the way to the page of the question. */
export function FaqAnswer({ nanoId }: { nanoId: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getFaq,
    { params: { id: nanoId } },
    { refreshOnFocus: false },
  );
  if (!data && error)
    return (
      <FailedState
        compact
        title="답변을 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
        retrying={isRefreshing}
      />
    );
  if (!data) return <AnswerSkeleton />;
  return (
    <Box
      paddingInline={{ base: 4, md: 5 }}
      paddingTop={4}
      paddingBottom={2}
      borderRadius="lg"
      bg="bg.subtle"
      color="fg"
    >
      <Viewer document={data.answer.content} headingOffset={3} findImage="public" />
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap" paddingTop={3}>
        <FaqHelpful faq={data} />
        <Anchor asChild css={OWN_PAGE}>
          <Link to={webPaths.faq(nanoId)}>이 답변만 보기</Link>
        </Anchor>
      </Flex>
    </Box>
  );
}
