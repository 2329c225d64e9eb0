import { useEndpoint } from '@danji/api-client';
import { formatDate } from '@danji/contracts/format/date';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { getInvitationLink } from '@danji/contracts/workspace/invitation.endpoints';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { FailedState, ListSkeleton, ShareButton, Stack, Text, TextInput } from '@danji/ui';

/** The link of an invitation, to copy and send by another way. */
export function InvitationLink({ member: { id, space, invited_by } }: { member: WorkMember }) {
  const link = useEndpoint(getInvitationLink, { params: { id } });
  if (!link.data)
    return link.error ? (
      <FailedState
        compact
        description={link.error.title}
        onRetry={() => void link.refresh()}
        retrying={link.isRefreshing}
      />
    ) : (
      <ListSkeleton count={1} />
    );
  const { url, expires, is_sent } = link.data;
  const [by, sent] = invited_by === 'tel' ? ['번호', '문자'] : ['이메일', '메일'];
  return (
    <Stack gap={4} alignItems="flex-start">
      <Text>
        {is_sent
          ? `초대 링크를 ${sent}로 보냈어요. ${withParticle(sent, PARTICLES.object)} 받지 못하면 링크를 복사해 직접 보내 주세요.`
          : '이메일은 따로 보내지 않아요. 링크를 복사해 초대할 사람에게 보내 주세요.'}
      </Text>
      <TextInput
        aria-label="초대 링크"
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ShareButton title={`'${space.title}' 초대`} url={url} label="링크 복사" />
      <Text size="sm" tone="subtle">
        {`${formatDate(expires)}까지 한 번 쓸 수 있고, 초대한 ${by}로 가입한 사람만 수락할 수 있어요.`}
      </Text>
    </Stack>
  );
}
