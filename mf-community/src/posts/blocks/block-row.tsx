import { useMutation } from '@danji/api-client';
import type { CommunityBlock } from '@danji/contracts/community/community-block';
import { deleteCommunityBlock } from '@danji/contracts/community/community-block.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { useToast } from '@danji/shell-sdk';
import { Button, Card, Flex } from '@danji/ui';
import { Author } from '../author.tsx';

/** One blocked author, whom the member shows again. */
export function BlockRow({ block: { nano_id, user, created } }: { block: CommunityBlock }) {
  const { trigger, isRunning } = useMutation(deleteCommunityBlock);
  const toast = useToast();
  const remove = async (): Promise<void> => {
    const outcome = await trigger({ params: { id: nano_id } });
    if (outcome.ok) toast({ title: `${user.nickname} 님의 차단을 해제했어요`, tone: 'success' });
    else toast({ title: '차단을 해제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Card as="li">
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <Author author={user}>{`${formatDate(created)} 차단`}</Author>
        <Button
          variant="outline"
          size="sm"
          loading={isRunning}
          aria-label={`${user.nickname} 님 차단 해제`}
          onClick={() => void remove()}
        >
          차단 해제
        </Button>
      </Flex>
    </Card>
  );
}
