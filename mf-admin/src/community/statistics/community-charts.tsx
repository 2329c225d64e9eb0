import type { CommunityStatistics } from '@danji/contracts/community/community-statistics';
import { LineChart, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

/** Shows the number of texts of each day, and the number of members who wrote them. */
export function CommunityCharts({ rows }: Pick<CommunityStatistics, 'rows'>) {
  const shared = { categoryLabel: '날짜', categories: rows.map(({ date }) => date.slice(5).replace('-', '.')) };
  return (
    <Stack gap={5}>
      <DetailCard title="날마다 올라온 글">
        <LineChart
          {...shared}
          label="날마다 올라온 글, 답변, 댓글"
          series={[
            { name: '글', values: rows.map(({ posts }) => posts) },
            { name: '답변', values: rows.map(({ answers }) => answers) },
            { name: '댓글', values: rows.map(({ comments }) => comments) },
          ]}
        />
      </DetailCard>
      <DetailCard title="날마다 글을 쓴 회원">
        <LineChart
          {...shared}
          label="날마다 글을 쓴 회원"
          series={[{ name: '글을 쓴 회원', values: rows.map(({ writers }) => writers) }]}
        />
      </DetailCard>
    </Stack>
  );
}
