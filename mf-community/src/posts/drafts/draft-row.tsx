import { useMutation } from '@danji/api-client';
import { deleteCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { subCategoryLabel } from '@danji/contracts/community/community-categories';
import type { CommunityPostLine } from '@danji/contracts/community/community-post';
import { formatRelative } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Button, Card, Flex, Heading, HStack, Stack, Text } from '@danji/ui';

/** A draft may be without a title. */
const toTitle = ({ board }: CommunityPostLine): string => board.title || '제목 없는 글';

/** One draft: its author goes on writing it, or deletes it. */
export function DraftRow({ draft, now }: { draft: CommunityPostLine; now: number }) {
  const { trigger, isRunning } = useMutation(deleteCommunityPost);
  const [confirm, toast] = [useConfirm(), useToast()];
  const { nano_id, board, preview } = draft;
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${toTitle(draft)}' 글을 삭제할까요?`,
      description: '임시저장한 내용이 모두 사라져요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id: nano_id } });
    if (outcome.ok) toast({ title: '임시저장한 글을 삭제했어요', tone: 'success' });
    else toast({ title: '글을 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Card as="li">
      <Flex gap={4} justifyContent="space-between" flexDirection={{ base: 'column', sm: 'row' }}>
        <Stack gap={1.5}>
          <HStack flexWrap="wrap">
            <Badge tone="brand">{subCategoryLabel(draft)}</Badge>
            <Text as="span" size="sm" tone="subtle">{`${formatRelative(board.updated, now)} 저장`}</Text>
          </HStack>
          <Heading as="h2" size="sm" overflowWrap="anywhere">
            {toTitle(draft)}
          </Heading>
          {preview === '' ? null : (
            <Text size="sm" tone="muted" lineClamp={2} overflowWrap="anywhere">
              {preview}
            </Text>
          )}
        </Stack>
        <HStack flexShrink={0}>
          <Button asChild variant="outline" size="sm" flex={{ base: '1', sm: 'none' }}>
            <Link to={webPaths.communityPostEdit(nano_id)}>이어서 쓰기</Link>
          </Button>
          <Button variant="ghost" size="sm" icon="trash" loading={isRunning} onClick={() => void remove()}>
            삭제
          </Button>
        </HStack>
      </Flex>
    </Card>
  );
}
