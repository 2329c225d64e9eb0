import type { CommunityStatistics } from '@danji/contracts/community/community-statistics';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { Grid } from '@danji/ui';
import { formatMinutes } from '../../shared/duration.ts';
import { Figure } from '../../shared/figure.tsx';

const toShare = (part: number, whole: number): string => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '-');

/** The figures of the whole period. */
export function CommunityFigures({ statistics }: { statistics: CommunityStatistics }) {
  const { posts, answers, comments, writers, questions, answered, accepted, minutes_to_answer } = statistics;
  return (
    // With large text the cards stand below one another.
    <Grid
      gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      gap={4}
    >
      <Figure label="글을 쓴 회원" value={`${formatNumber(writers)}명`} note="글, 답변, 댓글 가운데 하나라도" />
      <Figure
        label="글"
        value={formatNumber(posts)}
        note={`답변 ${formatNumber(answers)} · 댓글 ${formatNumber(comments)}`}
      />
      <Figure
        label="답변율"
        value={toShare(answered, questions)}
        note={`질문 ${formatNumber(questions)}개 가운데 ${formatNumber(answered)}개`}
      />
      <Figure
        label="채택률"
        value={toShare(accepted, answered)}
        note={`답변이 달린 질문 가운데 ${formatNumber(accepted)}개`}
      />
      <Figure
        label="첫 답변까지"
        value={minutes_to_answer === null ? '-' : formatMinutes(Math.round(minutes_to_answer))}
        note="절반의 질문이 이 안에 답을 받았어요"
      />
      <Figure label="활동 포인트" value={formatPoints(statistics.points_paid)} note="채택 보상과 판매는 빼고 세요" />
    </Grid>
  );
}
