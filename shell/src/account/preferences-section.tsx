import { useMutation } from '@danji/api-client';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Field, RadioGroup, Switch, useColorMode, type ColorModePreference } from '@danji/ui';
import { InstallRow } from './install-row.tsx';
import { Section } from './section.tsx';

const THEMES: { value: ColorModePreference; label: string }[] = [
  { value: 'system', label: '기기 설정' },
  { value: 'light', label: '밝은 화면' },
  { value: 'dark', label: '어두운 화면' },
];

/** Switches notifications on or off, and sets the theme of this browser. */
export function PreferencesSection() {
  const { user, updateUser, acting } = useSession();
  const toast = useToast();
  const { preference, setPreference } = useColorMode();
  const saving = useMutation(updateMe);
  const setAlerts = async (is_alert_item: boolean) => {
    const result = await saving.trigger({ body: { is_alert_item } });
    if (result.ok) updateUser(result.data);
    else if (result.error.code !== 'busy') toast({ title: result.error.title, tone: 'danger' });
  };
  return (
    <Section title="설정">
      <Switch
        checked={user?.is_alert_item ?? false}
        disabled={saving.isRunning || acting !== null}
        onChange={(on) => void setAlerts(on)}
        description={
          acting ? REFUSED_WHILE_ACTING : '새 소식과 맞춤 공고를 알려 드려요. 계정과 관련한 중요한 알림은 항상 받아요.'
        }
      >
        알림 받기
      </Switch>
      <Button asChild size="sm" variant="outline" css={{ alignSelf: 'start' }}>
        <Link to={webPaths.notificationSettings}>앱 밖에서 받는 알림</Link>
      </Button>
      <Field label="화면 테마" group>
        <RadioGroup
          boxed
          value={preference}
          options={THEMES}
          onChange={(next) => setPreference(next as ColorModePreference)}
        />
      </Field>
      <InstallRow />
    </Section>
  );
}
