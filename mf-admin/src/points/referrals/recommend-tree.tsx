import { useEndpoint } from '@danji/api-client';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import type { RecommendRelation } from '@danji/contracts/points/recommend-relation';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, Button, FailedState, HStack, IconButton, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const PAGE_SIZE = 50;

type BranchProps = { parent: RecommendRelation['user']; page?: number };

/** The members directly below one, a page at a time. */
function Branch({ parent, page = 1 }: BranchProps) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, refresh, isRefreshing } = useEndpoint(listRecommendRelations, {
    query: { parent_id: parent.id, page, page_size: PAGE_SIZE },
  });
  if (error && !data)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  return (
    <>
      <RecommendTree relations={data.results} label={`${parent.name} 님 아래`} />
      {data.count > page * PAGE_SIZE && !hasMore ? (
        <Button variant="ghost" size="sm" onClick={() => setHasMore(true)}>
          더 보기
        </Button>
      ) : null}
      {hasMore ? <Branch parent={parent} page={page + 1} /> : null}
    </>
  );
}

function Node({ relation: { user, grade, level, has_children } }: { relation: RecommendRelation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.subtle">
      <HStack minHeight="11" flexWrap="wrap">
        {has_children ? (
          <IconButton
            size="sm"
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            label={`${user.name} 님 아래 ${isOpen ? '접기' : '펼치기'}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : (
          <Box width="9" />
        )}
        <Anchor asChild>
          <Link to={webPaths.adminReferralMember(user.id)}>{user.name}</Link>
        </Anchor>
        {grade === RecommendGrade.NONE ? null : <Badge>{RecommendGrade.label(grade)}</Badge>}
        <Text size="sm" tone="muted" numeric>
          {`${level}단계 · 회원 ${user.id}번`}
        </Text>
      </HStack>
      {isOpen ? (
        <Stack paddingInlineStart={{ base: 4, md: 8 }} gap={0}>
          <Branch parent={user} />
        </Stack>
      ) : null}
    </Box>
  );
}

/** Members of the tree; who has members below is opened in place, to any depth. */
export const RecommendTree = ({ relations, label }: { relations: readonly RecommendRelation[]; label: string }) => (
  <Box as="ul" aria-label={label} listStyleType="none">
    {relations.map((relation) => (
      <Node key={relation.id} relation={relation} />
    ))}
  </Box>
);
