import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { getInvitation } from '@danji/contracts/workspace/invitation.endpoints';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import { Navigate, useParams } from '@danji/shell-sdk/router';
import { Card, DescriptionList, Stack } from '@danji/ui';
import { InvitationAnswer } from '../spaces/invitation-answer.tsx';
import { describeLocation } from '../spaces/space-text.ts';

/** `/invitations/:token`: an invitation, as its link shows it to whoever has it, with an account or without. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const invitation = useEndpoint(getInvitation, { params: { token } });
  return (
    <RecordScreen
      record={invitation}
      name="워크스페이스 초대"
      width="prose"
      list={{ path: webPaths.home, label: '홈으로' }}
      missing={{
        title: '초대 링크가 끝났어요',
        description: '이미 쓴 링크이거나, 취소했거나, 기간이 지났어요. 초대한 사람에게 다시 보내 달라고 해 주세요.',
      }}
    >
      {(data) => <Invitation invitation={data} />}
    </RecordScreen>
  );
}

function Invitation({ invitation }: { invitation: ResponseOf<typeof getInvitation> }) {
  const { space, role, contact, expires, my_state } = invitation;
  if (my_state === EditState.DONE) return <Navigate replace to={webPaths.workspace(space.id)} />;
  return (
    <Page
      width="prose"
      title={`'${space.title}'에 초대받았어요`}
      windowTitle="워크스페이스 초대"
      description={describeLocation(space) || '함께 일할 단지를 확인하고 수락해 주세요.'}
    >
      <Card>
        <Stack gap={5}>
          <DescriptionList
            items={[
              { term: '역할', detail: SPACE_ROLE_LABELS[role] },
              { term: '초대한 연락처', detail: contact },
              { term: '답할 수 있는 날', detail: `${formatDate(expires)}까지` },
            ]}
          />
          <InvitationAnswer invitation={invitation} />
        </Stack>
      </Card>
    </Page>
  );
}
