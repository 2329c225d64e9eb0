import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatPoints } from '@danji/contracts/format/number';
import { Box, Card, Heading, Icon, Stack, Text } from '@danji/ui';
import { describeGrades } from '../job-grades.ts';
import { SignInLine } from '../sign-in-line.tsx';
import { PurchaseButton } from './purchase-button.tsx';

/** The beginning of a post, or what its author says of it, fading out where more would follow. */
const Preview = ({ children }: { children: string }) => (
  <Box maxWidth="prose" css={{ maskImage: 'linear-gradient(#000 40%, rgb(0 0 0 / 0.35))' }}>
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.75">
      {children}
    </Text>
  </Box>
);

function Purchase({ post }: { post: CommunityPost }) {
  const { price, board, purchases } = post;
  return (
    <>
      <Heading as="h2" size="md">{`${formatPoints(price)}로 이어서 볼 수 있어요`}</Heading>
      <Text tone="muted">
        {[
          board.file_count > 0 ? `글 전체와 첨부파일 ${board.file_count}개를 볼 수 있어요.` : '글 전체를 볼 수 있어요.',
          purchases > 0 ? `지금까지 ${purchases}명이 구매했어요.` : undefined,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <PurchaseButton post={post} />
      <SignInLine>로그인하고 구매하기</SignInLine>
    </>
  );
}

const Permission = ({ post: { job_grades } }: { post: CommunityPost }) => (
  <>
    <Heading as="h2" size="md">
      열람 권한이 없어요
    </Heading>
    <Text tone="muted">{`글쓴이가 ${describeGrades(job_grades)}에게만 공개한 글이에요.`}</Text>
    <SignInLine>로그인하고 확인하기</SignInLine>
  </>
);

/** Shows the preview and a card in place of a text that the reader may not read, or has to buy first. */
export const WithheldCard = ({ post }: { post: CommunityPost }) => (
  <Stack gap={5}>
    {post.preview === '' ? null : <Preview>{post.preview}</Preview>}
    <Card as="section" aria-label="열람 안내" bg="bg.subtle">
      <Stack gap={3} alignItems={{ base: 'stretch', sm: 'flex-start' }}>
        <Box color="fg.subtle">
          <Icon name="lock" size={24} />
        </Box>
        {post.board.board_status === BoardStatus.NO_PURCHASE ? <Purchase post={post} /> : <Permission post={post} />}
      </Stack>
    </Card>
  </Stack>
);
