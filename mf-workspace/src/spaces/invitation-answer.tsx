import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { RETURN_TO, toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import type { getInvitation } from '@danji/contracts/workspace/invitation.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Alert, Button, Flex, Stack, Text } from '@danji/ui';
import { MembershipAction } from './membership-action.tsx';
import { usePendingMembership } from './use-pending-membership.ts';

type Invitation = ResponseOf<typeof getInvitation>;

const CONTACTS = { email: '이메일', tel: '휴대폰 번호' } as const;

/** Shows the actions on an invitation: to sign up or sign in first, to answer it, or to join with another account. */
export function InvitationAnswer({ invitation }: { invitation: Invitation }) {
  const { status, kind, isTemp } = useSession();
  if (status === 'loading') return null;
  if (status === 'signed_out' || isTemp) return <EnterFirst invitation={invitation} isTemp={isTemp} />;
  if (kind !== 'general')
    return <Alert tone="brand">초대는 일반회원이 받아요. 일반회원으로 로그인한 뒤 링크를 다시 열어 주세요.</Alert>;
  return invitation.my_member_id === null ? (
    <OtherAccount invitation={invitation} />
  ) : (
    <Answer invitation={invitation} />
  );
}

/** Sign-up and sign-in come back to this page. */
function EnterFirst({ invitation: { invited_by }, isTemp }: { invitation: Invitation; isTemp: boolean }) {
  const place = useLocation();
  const signUp = `${webPaths.signUp('user')}?${new URLSearchParams({ [RETURN_TO]: place.pathname })}`;
  return (
    <Stack gap={4}>
      <Text>{`이 ${CONTACTS[invited_by]}로 가입하거나 로그인하면 수락할 수 있어요.`}</Text>
      <Flex gap={2} flexWrap="wrap">
        <Button asChild>
          <Link to={signUp}>{isTemp ? '회원가입 마치기' : '회원가입'}</Link>
        </Button>
        {isTemp ? null : (
          <Button asChild variant="outline">
            <Link to={toSignInPath(place)}>로그인</Link>
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

function Answer({ invitation: { invited_by, my_member_id, space } }: { invitation: Invitation }) {
  const { accept, refuse, isRunning } = usePendingMembership({ my_member_id, title: space.title });
  return (
    <Stack gap={4}>
      <Text>
        {invited_by === 'email'
          ? '수락하면 관리자가 이름과 휴대폰 번호 일부를 보고 초대한 사람인지 확인해요.'
          : '수락하면 바로 함께할 수 있어요.'}
      </Text>
      <Flex gap={2}>
        <Button loading={isRunning} onClick={() => void accept()}>
          수락
        </Button>
        <Button variant="outline" disabled={isRunning} onClick={() => void refuse()}>
          거절
        </Button>
      </Flex>
    </Stack>
  );
}

/** The account has another contact than the one that was invited, or has accepted by e-mail and waits. */
const OtherAccount = ({ invitation: { invited_by, contact, space, my_state } }: { invitation: Invitation }) => (
  <Stack gap={4} alignItems="flex-start">
    <Text>{`${contact}에 보낸 초대예요. 이 ${CONTACTS[invited_by]}를 쓰는 계정으로 로그인하거나, 지금 계정으로 참여를 요청해 주세요.`}</Text>
    <MembershipAction space={{ ...space, my_state }} />
  </Stack>
);
