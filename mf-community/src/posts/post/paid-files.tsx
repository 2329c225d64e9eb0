import { useMutation } from '@danji/api-client';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { payCommunityDownload } from '@danji/contracts/community/community-purchase.endpoints';
import { formatBytes, formatPoints } from '@danji/contracts/format/number';
import { useToast } from '@danji/shell-sdk';
import { Card, Heading, Stack, Text } from '@danji/ui';
import { useIsMember } from '../../shared/use-is-member.ts';
import { SignInLine } from '../sign-in-line.tsx';
import { PayButton } from './pay-button.tsx';

/** Pays for the files after the points have been shown. */
function DownloadButton({ post: { nano_id, download_price: price } }: { post: CommunityPost }) {
  const { trigger, isRunning } = useMutation(payCommunityDownload);
  const [isMember, toast] = [useIsMember(), useToast()];
  if (!isMember) return <SignInLine>로그인하고 내려받기</SignInLine>;
  const pay = async (): Promise<void> => {
    const outcome = await trigger({ params: { id: nano_id }, body: { price } });
    if (outcome.ok) toast({ title: '이제 첨부파일을 내려받을 수 있어요', tone: 'success' });
    else toast({ title: '포인트를 쓰지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <PayButton
      price={price}
      label="내려받기"
      question={{
        title: `${formatPoints(price)}를 쓰고 첨부파일을 내려받을까요?`,
        description: '이 글의 파일은 다시 내려받아도 포인트를 쓰지 않아요.',
      }}
      loading={isRunning}
      onPay={pay}
    />
  );
}

/** The attached files of a post that cost points: their names and sizes, and the price. */
export const PaidFiles = ({ post }: { post: CommunityPost }) => (
  <Card as="section" aria-label="첨부파일">
    <Stack gap={3}>
      <Heading as="h2" size="sm">{`첨부파일 ${post.board.files.length}개`}</Heading>
      {post.board.files.map(({ nano_id, name, size }) => (
        <Text key={nano_id} size="sm" overflowWrap="anywhere">{`${name} · ${formatBytes(size)}`}</Text>
      ))}
      <DownloadButton post={post} />
    </Stack>
  </Card>
);
