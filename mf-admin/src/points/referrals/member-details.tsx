import { RecommendGrade, RecommendTier } from '@danji/contracts/codes/user-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { RecommendAncestor, RecommendMember } from '@danji/contracts/points/recommend-relation';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Box, DescriptionList, HStack, Text } from '@danji/ui';

const toTerms = ({ recommand_tier, bonus_point_rate }: RecommendAncestor): string =>
  [
    recommand_tier ? RecommendTier.label(recommand_tier) : '',
    bonus_point_rate ? `추가 ${formatNumber(bonus_point_rate)}%` : '',
  ]
    .filter(Boolean)
    .join(' · ');

const Person = ({ ancestor }: { ancestor: RecommendAncestor }) => (
  <HStack flexWrap="wrap">
    <Anchor asChild>
      <Link to={webPaths.adminReferralMember(ancestor.user.id)}>{ancestor.user.name}</Link>
    </Anchor>
    {ancestor.grade === RecommendGrade.NONE ? null : <Badge>{RecommendGrade.label(ancestor.grade)}</Badge>}
    {ancestor.is_refused ? <Badge tone="warning">적립 제외</Badge> : null}
    <Text size="sm" tone="muted">
      {toTerms(ancestor)}
    </Text>
  </HStack>
);

/** Shows the decisions of operators about a member, and the members who get points from the member's purchases. */
export function MemberDetails({ member }: { member: RecommendMember }) {
  const { relation, custom, parent, master } = member;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: '추천 코드', detail: member.ref_code },
        { term: '추천한 회원', detail: `${formatNumber(member.accum_recommandeds)}명` },
        { term: '단계', detail: relation && `${relation.level}단계` },
        { term: '추천 직책', detail: RecommendGrade.label(custom?.grade ?? relation?.grade ?? RecommendGrade.NONE) },
        { term: '추천 등급', detail: RecommendTier.label(member.recommand_tier) },
        { term: '추가 적립률', detail: `${formatNumber(member.bonus_point_rate)}%` },
        { term: '추천 관리자', detail: member.is_recommander_manager ? '예' : '아니요' },
        { term: '상위 회원 변경', detail: relation?.parent_update_date && formatDateTime(relation.parent_update_date) },
        { term: '상위 적립', detail: parent && <Person ancestor={parent} /> },
        { term: '마스터 적립', detail: master && <Person ancestor={master} /> },
      ]}
    />
  );
}

/** The members above, from the top down to the parent. */
export function Ancestors({ member: { ancestors } }: { member: RecommendMember }) {
  if (ancestors.length === 0) return <Text tone="muted">상위 회원이 없어요.</Text>;
  return (
    <Box as="ol" listStyleType="none">
      {ancestors.toReversed().map((ancestor) => (
        <Box as="li" key={ancestor.user.id} paddingBlock={1}>
          <Person ancestor={ancestor} />
        </Box>
      ))}
    </Box>
  );
}
