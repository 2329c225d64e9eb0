import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { WITHDRAWAL_GRACE_DAYS } from '@danji/contracts/accounts/personal-data';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { formatDate } from '@danji/contracts/format/date';
import { getUser } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal, useSession } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Alert, Anchor, Avatar, Badge, Button, CardSkeleton, Grid, lazyComponent, Stack } from '@danji/ui';
import { AccountActions } from '../staff-users/account-actions.tsx';
import { StatusBadge } from '../shared/account-badges.tsx';
import { PersonDetails, PointDetails, WorkDetails } from '../accounts/account-details.tsx';
import { toListPath, nameOf } from '../shared/account-labels.ts';
import { BrandSection } from '../businesses/brand-section.tsx';
import { DetailCard } from '../../shared/detail-card.tsx';
import { NotifyPersonForm } from '../../shared/notify-person-form.tsx';

const HEAD_LINK = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', paddingInline: 2 } as const;
/** Brands that are or were approved have a page that everybody sees. */
const SHOWN_BRANDS: ReadonlySet<number> = new Set([EditState.DONE, EditState.EDITED, EditState.DISABLED]);

/** Comes after the rest, with calls of its own. */
const AccountActivity = lazyComponent(
  () => import('../accounts/account-activity.tsx'),
  'AccountActivity',
  () => <CardSkeleton count={3} />,
);

function HeadActions({ user }: { user: User }) {
  const modal = useModal();
  const { isAdmin } = useSession();
  const notify = () =>
    modal.open((close) => <NotifyPersonForm user={user} onDone={close} />, {
      title: `${nameOf(user)} 님에게 알림 보내기`,
      directClose: false,
    });
  return (
    <>
      {user.brand && !user.is_deleted && SHOWN_BRANDS.has(user.brand.brand_status_type) ? (
        <Anchor asChild css={HEAD_LINK}>
          <Link to={webPaths.brand(user.id)}>업체 페이지</Link>
        </Anchor>
      ) : null}
      {isAdmin ? (
        <Anchor asChild css={HEAD_LINK}>
          <Link to={`${webPaths.adminSecurityEvents}?user_id=${user.id}`}>보안 기록</Link>
        </Anchor>
      ) : null}
      {user.is_deleted ? null : (
        <Button variant="outline" icon="bell" onClick={notify}>
          알림 보내기
        </Button>
      )}
      <AccountActions user={user} />
    </>
  );
}

/** Shows the facts of a user: the account, the present place of work and the points. */
const PersonCards = ({ user }: { user: User }) => (
  <>
    <DetailCard title="기본 정보">
      <PersonDetails user={user} />
    </DetailCard>
    {user.general ? (
      <DetailCard title="지금 일하는 곳">
        <WorkDetails user={user} />
      </DetailCard>
    ) : null}
    {user.staff ? null : (
      <DetailCard title="포인트와 추천">
        <PointDetails user={user} />
      </DetailCard>
    )}
  </>
);

/** Two columns on wide screens: a vendor's business beside its person, or a person beside what they take part in. */
const AccountCards = ({ user }: { user: User }) => (
  <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} alignItems="start">
    <Stack>{user.brand ? <BrandSection user={user} brand={user.brand} /> : <PersonCards user={user} />}</Stack>
    <Stack>
      {user.brand ? <PersonCards user={user} /> : null}
      <AccountActivity user={user} />
    </Stack>
  </Grid>
);

function Account({ user }: { user: User }) {
  const type = UserType.label(user.user_type);
  return (
    <Page
      title={nameOf(user)}
      windowTitle={`${nameOf(user)} 회원`}
      description={user.email ?? '이메일 없음'}
      back={{ path: toListPath(user), label: `${type} 목록` }}
      picture={<Avatar size="lg" name={nameOf(user)} src={user.profile_image_url} />}
      badges={
        <>
          <Badge>{type}</Badge>
          <StatusBadge user={user} />
        </>
      }
      actions={<HeadActions user={user} />}
    >
      {user.account_status === AccountStatus.BLOCK && !user.is_deleted ? (
        <Alert
          tone="danger"
          announce={false}
          title="이용이 정지된 회원이에요"
          action={
            <Anchor asChild>
              <Link to={`${webPaths.adminStaffLog}?about_user_id=${user.id}`}>처리 기록 보기</Link>
            </Anchor>
          }
        />
      ) : null}
      {user.erased === null ? null : (
        <Alert title={`${formatDate(user.erased)}에 개인정보를 지운 회원이에요`}>
          {`탈퇴한 지 ${WITHDRAWAL_GRACE_DAYS}일이 지나 되살릴 수 없어요. 다시 이용하려면 새로 가입하도록 안내해 주세요.`}
        </Alert>
      )}
      <AccountCards user={user} />
    </Page>
  );
}

/** Shows one account with all details that staff may see, and the actions on it. */
export function UserDetailPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getUser, { params: { id } })}
      name="회원 정보"
      list={{ path: webPaths.adminUsers('general'), label: '회원 목록으로 가기' }}
      missing={{ title: '회원을 찾을 수 없어요' }}
    >
      {(user) => <Account user={user} />}
    </RecordScreen>
  );
}
