import { useMutation } from '@danji/api-client';
import { recommendBoard, recommendComment } from '@danji/contracts/community/recommend.endpoints';
import { formatNumber } from '@danji/contracts/format/number';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { useSession, useToast } from '@danji/shell-sdk';
import { useLocation, useNavigate } from '@danji/shell-sdk/router';
import { Button, HStack, Icon } from '@danji/ui';

/** A post or an answer by its board post, or a comment. */
type Target = { board_id: number } | { comment_id: number };

function useRecommend(target: Target) {
  const board = useMutation(recommendBoard);
  const comment = useMutation(recommendComment);
  return {
    save: (is_recommended: boolean) =>
      'board_id' in target
        ? board.trigger({ body: { ...target, is_recommended } })
        : comment.trigger({ body: { ...target, is_recommended } }),
    isRunning: board.isRunning || comment.isRunning,
  };
}

type RecommendButtonProps = {
  target: Target;
  of: { recommends: number; is_recommended: boolean; is_own: boolean };
  /** Beside other small buttons without a frame, or by itself. */
  variant?: 'ghost' | 'outline';
};

/** Recommends a text of another author, or takes that back; a visitor signs in first. */
export function RecommendButton({ target, of, variant = 'ghost' }: RecommendButtonProps) {
  const { recommends, is_recommended, is_own } = of;
  const { save, isRunning } = useRecommend(target);
  const [toast, navigate] = [useToast(), useNavigate()];
  const { kind } = useSession();
  const place = useLocation();
  const label = recommends > 0 ? `추천 ${formatNumber(recommends)}` : '추천';
  if (is_own || kind === 'staff')
    return recommends === 0 ? null : (
      <HStack as="span" gap={1} paddingInline={3} color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Icon name="arrow-up" size={16} />
        {label}
      </HStack>
    );
  const change = async (): Promise<void> => {
    if (kind === null) return void navigate(toSignInPath(place));
    const outcome = await save(!is_recommended);
    if (!outcome.ok) toast({ title: '추천을 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Button
      variant={is_recommended ? 'subtle' : variant}
      size={variant === 'ghost' ? 'sm' : 'md'}
      icon="arrow-up"
      aria-pressed={is_recommended}
      loading={isRunning}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
}
