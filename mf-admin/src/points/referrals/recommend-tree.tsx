import { Tree, type TreeNodes } from '@danji/app-kit/tree';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import type { RecommendRelation } from '@danji/contracts/points/recommend-relation';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Text } from '@danji/ui';

const NODES: TreeNodes<typeof listRecommendRelations> = {
  call: listRecommendRelations,
  toQuery: ({ user }) => ({ parent_id: user.id }),
  keyOf: ({ id }) => id,
  nameOf: ({ user }) => `${user.name} 님`,
  hasChildren: ({ has_children }) => has_children,
  children: ({ user, grade, level }) => (
    <>
      <Anchor asChild>
        <Link to={webPaths.adminReferralMember(user.id)}>{user.name}</Link>
      </Anchor>
      {grade === RecommendGrade.NONE ? null : <Badge>{RecommendGrade.label(grade)}</Badge>}
      <Text size="sm" tone="muted" numeric>
        {`${level}단계 · 회원 ${user.id}번`}
      </Text>
    </>
  ),
};

/** Members of the referral tree. */
export const RecommendTree = ({ relations, label }: { relations: readonly RecommendRelation[]; label: string }) => (
  <Tree nodes={NODES} rows={relations} label={label} />
);
