import { useMutation } from '@danji/api-client';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import type { ConsentState } from '@danji/contracts/accounts/consent';
import { changeConsent } from '@danji/contracts/accounts/consent.endpoints';
import { formatDate } from '@danji/contracts/format/date';
import { useSession, useToast } from '@danji/shell-sdk';
import { Stack, Switch, Text } from '@danji/ui';

type State = Pick<ConsentState, 'marketing' | 'marketing_since' | 'marketing_reminded'>;

function toDates({ marketing, marketing_since: since, marketing_reminded: reminded }: State): string {
  if (since === null) return '아직 동의한 적이 없어요.';
  if (!marketing) return `${formatDate(since)}에 받지 않기로 했어요.`;
  const told = reminded === null ? '' : ` 마지막 확인 안내는 ${formatDate(reminded)}에 보냈어요.`;
  return `${formatDate(since)}에 동의했어요.${told} 2년마다 동의한 사실을 알려 드려요.`;
}

/** The consent to marketing: one switch gives and withdraws it, with the date of the last decision. */
export function MarketingSwitch({ state }: { state: State }) {
  const { acting } = useSession();
  const toast = useToast();
  const saving = useMutation(changeConsent);
  const choose = async (marketing: boolean) => {
    const result = await saving.trigger({ body: { marketing } });
    if (result.ok)
      toast({
        title: marketing ? '혜택과 소식을 보내 드릴게요.' : '이제 혜택과 소식을 보내지 않아요.',
        description: `${formatDate(result.data.marketing_since)} ‘단지’의 혜택과 소식 받기 ${marketing ? '동의를' : '철회를'} 처리했어요.`,
      });
    else if (result.error.code !== 'busy') toast({ title: result.error.title, tone: 'danger' });
  };
  return (
    <Stack gap={2}>
      <Switch
        checked={state.marketing}
        disabled={saving.isRunning || acting !== null}
        onChange={(on) => void choose(on)}
        description={
          acting
            ? REFUSED_WHILE_ACTING
            : '끄면 광고와 이벤트 소식을 보내지 않아요. 이용에 꼭 필요한 알림은 계속 보내요.'
        }
      >
        혜택과 소식 받기
      </Switch>
      <Text size="sm" tone="muted">
        {toDates(state)}
      </Text>
    </Stack>
  );
}
