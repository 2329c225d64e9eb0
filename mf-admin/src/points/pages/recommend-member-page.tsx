import { useEndpoint } from '@danji/api-client';
import { Page, PagedHistory, RecordScreen } from '@danji/app-kit';
import { getRecommendMember, listRecommendChanges } from '@danji/contracts/points/recommend-staff.endpoints';
import type { RecommendMember } from '@danji/contracts/points/recommend-relation';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Avatar, Button, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { toChangeEntry } from '../referrals/change-entry.ts';
import { CustomRelations } from '../referrals/custom-relations.tsx';
import { MemberActions } from '../referrals/member-actions.tsx';
import { Ancestors, MemberDetails } from '../referrals/member-details.tsx';
import { MembersBelow } from '../referrals/members-below.tsx';

const LIST = { path: webPaths.adminReferrals, label: '추천 관계' };

function Member({ member }: { member: RecommendMember }) {
  const { user } = member;
  return (
    <Page
      title={user.name}
      windowTitle={`${user.name} 회원의 추천 관계`}
      back={LIST}
      picture={<Avatar size="lg" name={user.name} src={user.profile_image_url} />}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={webPaths.adminUser(user.id)}>회원 정보</Link>
          </Button>
          <MemberActions member={member} />
        </>
      }
    >
      <Stack gap={4}>
        <DetailCard title="추천 조건">
          <MemberDetails member={member} />
        </DetailCard>
        <DetailCard title="윗사람">
          <Ancestors member={member} />
        </DetailCard>
        <DetailCard title="아래 회원">
          <MembersBelow userId={user.id} />
        </DetailCard>
        <DetailCard title="따로 정한 상위 회원">
          <CustomRelations userId={user.id} />
        </DetailCard>
        <DetailCard title="변경 이력">
          <PagedHistory
            call={listRecommendChanges}
            id={user.id}
            label="변경 이력"
            toEntry={toChangeEntry}
            empty={{ title: '아직 바뀐 내용이 없어요' }}
          />
        </DetailCard>
      </Stack>
    </Page>
  );
}

/** One member's place in the referral tree: who is above and below, what operators decided, and why. */
export function RecommendMemberPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getRecommendMember, { params: { id } })}
      name="추천 관계"
      list={LIST}
      missing={{ title: '회원을 찾을 수 없어요' }}
    >
      {(member) => <Member key={member.user.id} member={member} />}
    </RecordScreen>
  );
}
