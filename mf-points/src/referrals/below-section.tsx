import { useEndpoint } from '@danji/api-client';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import type { RecommendRelation } from '@danji/contracts/points/recommend-relation';
import { listRecommendRelations } from '@danji/contracts/points/recommend-relation.endpoints';
import { Badge, Box, Button, Card, FailedState, Heading, HStack, IconButton, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const PAGE_SIZE = 50;

/** The members directly below one; without a parent, those below the caller. */
function Branch({ parentId, label, page = 1 }: { parentId?: number; label: string; page?: number }) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, refresh, isRefreshing } = useEndpoint(listRecommendRelations, {
    query: { page, page_size: PAGE_SIZE, ...(parentId !== undefined && { parent_id: parentId }) },
  });
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  if (data.count === 0) return <Text tone="muted">아래 회원이 없어요.</Text>;
  return (
    <>
      <Box as="ul" aria-label={label} listStyleType="none">
        {data.results.map((relation) => (
          <Node key={relation.id} relation={relation} />
        ))}
      </Box>
      {data.count > page * PAGE_SIZE && !hasMore ? (
        <Button variant="ghost" size="sm" onClick={() => setHasMore(true)}>
          더 보기
        </Button>
      ) : null}
      {hasMore ? <Branch {...(parentId !== undefined && { parentId })} label={label} page={page + 1} /> : null}
    </>
  );
}

function Node({ relation: { user, grade, has_children } }: { relation: RecommendRelation }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box as="li">
      <HStack minHeight="11">
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
        <Text as="span">{user.name}</Text>
        {grade === RecommendGrade.NONE ? null : <Badge>{RecommendGrade.label(grade)}</Badge>}
      </HStack>
      {isOpen ? (
        <Box paddingInlineStart={4}>
          <Branch parentId={user.id} label={`${user.name} 님 아래`} />
        </Box>
      ) : null}
    </Box>
  );
}

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
        <Branch label="내 아래 회원" />
      </Stack>
    </Card>
  );
}
