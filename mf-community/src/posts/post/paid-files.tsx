import { useEndpoint, useMutation } from '@danji/api-client';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { payCommunityDownload } from '@danji/contracts/community/community-purchase.endpoints';
import { formatBytes, formatPoints } from '@danji/contracts/format/number';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, Card, Heading, Skeleton, Stack, Text } from '@danji/ui';
import { SignInLine } from '../sign-in-line.tsx';

/** Pays for the files after the points have been shown. */
function PayButton({ post: { nano_id, download_price: price } }: { post: CommunityPost }) {
  const { kind } = useSession();
  const isMember = kind === 'general' || kind === 'brand';
  const { data: wallet, isLoading } = useEndpoint(getPointWallet, isMember ? {} : null);
  const { trigger, isRunning } = useMutation(payCommunityDownload);
  const [confirm, toast] = [useConfirm(), useToast()];
  if (!isMember) return <SignInLine>로그인하고 내려받기</SignInLine>;
  if (isLoading) return <Skeleton height={11} width="12rem" />;
  const isShort = wallet !== undefined && wallet.available < price;
  const pay = async (): Promise<void> => {
    const isSure = await confirm({
      title: `${formatPoints(price)}를 쓰고 첨부파일을 내려받을까요?`,
      description: wallet
        ? `가진 ${formatPoints(wallet.available)}에서 ${formatPoints(price)}를 써서 ${formatPoints(wallet.available - price)}가 남아요. 이 글의 파일은 다시 내려받아도 포인트를 쓰지 않아요.`
        : '이 글의 파일은 다시 내려받아도 포인트를 쓰지 않아요.',
      confirmLabel: '내려받기',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: nano_id }, body: { price } });
    if (outcome.ok) toast({ title: '이제 첨부파일을 내려받을 수 있어요', tone: 'success' });
    else toast({ title: '포인트를 쓰지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <>
      <Button icon="coins" alignSelf="flex-start" loading={isRunning} disabled={isShort} onClick={() => void pay()}>
        {`${formatPoints(price)}로 내려받기`}
      </Button>
      {isShort ? (
        <Text size="sm" tone="muted">
          {`가진 포인트가 ${formatPoints(wallet.available)}라 모자라요. `}
          <Anchor asChild>
            <Link to={webPaths.pointGuide}>포인트 모으는 방법</Link>
          </Anchor>
        </Text>
      ) : null}
    </>
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
      <PayButton post={post} />
    </Stack>
  </Card>
);
