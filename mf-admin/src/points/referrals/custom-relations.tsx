import { useEndpoint, useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import type { CustomRecommendRelation } from '@danji/contracts/points/recommend-relation';
import {
  listCustomRecommendRelations,
  updateCustomRecommendRelation,
} from '@danji/contracts/points/recommend-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Badge, Box, Button, FailedState, HStack, Skeleton, Text } from '@danji/ui';

function Line({ custom }: { custom: CustomRecommendRelation }) {
  const { id, parent, grade, is_active, created } = custom;
  const update = useMutation(updateCustomRecommendRelation);
  const askReason = useReasonDialog();
  const toast = useToast();
  const verb = is_active ? '그만 쓰기' : '다시 쓰기';
  const ask = () =>
    askReason({
      title: `${parent.name} 님을 상위 회원으로 ${is_active ? '그만 쓸까요?' : '다시 쓸까요?'}`,
      help: '변경 이력과 처리 기록에 남아요.',
      submitLabel: verb,
      variant: is_active ? 'danger' : 'solid',
      trigger: async (reason) => {
        const outcome = await update.trigger({ params: { id }, body: { is_active: !is_active, reason } });
        if (outcome.ok) toast({ title: '상위 회원을 바꿨어요', tone: 'success' });
        return outcome;
      },
    });
  return (
    <HStack as="li" flexWrap="wrap" justifyContent="space-between" paddingBlock={2}>
      <HStack flexWrap="wrap">
        <Text as="span">{parent.name}</Text>
        {grade === RecommendGrade.NONE ? null : <Badge>{RecommendGrade.label(grade)}</Badge>}
        <Badge tone={is_active ? 'success' : 'neutral'}>{is_active ? '사용' : '사용 안 함'}</Badge>
        <Text as="span" size="sm" tone="muted" numeric>
          {formatDate(created)}
        </Text>
      </HStack>
      <Button size="sm" variant="outline" onClick={ask}>
        {verb}
      </Button>
    </HStack>
  );
}

/** The parents that operators set besides the tree, the newest first. */
export function CustomRelations({ userId }: { userId: number }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listCustomRecommendRelations, {
    query: { user_id: userId, page: 1, page_size: 20 },
  });
  if (error && !data)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  if (data.results.length === 0) return <Text tone="muted">따로 정한 상위 회원이 없어요.</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {data.results.map((custom) => (
        <Line key={custom.id} custom={custom} />
      ))}
    </Box>
  );
}
