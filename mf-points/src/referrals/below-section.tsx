import { useEndpoint } from '@danji/api-client';
import { TreeBranch, type TreeNodes } from '@danji/app-kit/tree';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { Badge, Card, Heading, Stack, Text } from '@danji/ui';

const NODES: TreeNodes<typeof listRecommendRelations> = {
  call: listRecommendRelations,
  toQuery: ({ user }) => ({ parent_id: user.id }),
  keyOf: ({ id }) => id,
  nameOf: ({ user }) => `${user.name} 님`,
  hasChildren: ({ has_children }) => has_children,
  children: ({ user, grade }) => (
    <>
      <Text as="span">{user.name}</Text>
      {grade === RecommendGrade.NONE ? null : <Badge>{RecommendGrade.label(grade)}</Badge>}
    </>
  ),
};

/** Everybody below, opened level by level; for members who are managers. */
export function BelowSection() {
  const { data } = useEndpoint(getMe);
  if (!data?.is_recommander_manager) return null;
  return (
    <Card as="section" aria-label="내 아래 회원">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          내 아래 회원
        </Heading>
        {/* Without a parent, those directly below the caller. */}
        <TreeBranch nodes={NODES} query={{}} label="내 아래 회원" empty="아래 회원이 없어요." />
      </Stack>
    </Card>
  );
}
