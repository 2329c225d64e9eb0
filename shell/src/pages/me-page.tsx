import { Page } from '@danji/app-kit';
import { Slot, useSession } from '@danji/shell-sdk';
import { Stack } from '@danji/ui';
import { BusinessSection } from '../account/business-section.tsx';
import { ConsentSection } from '../account/consent-section.tsx';
import { CurrentWorkSection } from '../account/current-work-section.tsx';
import { KakaoSection } from '../account/kakao-section.tsx';
import { OwnDataSection } from '../account/own-data-section.tsx';
import { PasswordSection } from '../account/password-section.tsx';
import { PreferencesSection } from '../account/preferences-section.tsx';
import { ProfileSection } from '../account/profile-section.tsx';
import { SessionsSection } from '../account/sessions-section.tsx';
import { WithdrawalSection } from '../account/withdrawal-section.tsx';
import { SecondFactorSection } from '../account/second-factor/second-factor-section.tsx';

/** The page 내 정보: the account that is signed in. */
export function MePage() {
  const { kind } = useSession();
  return (
    <Page width="prose">
      <Stack gap={5}>
        <ProfileSection />
        {kind === 'general' ? <CurrentWorkSection /> : null}
        {kind === 'brand' ? <BusinessSection /> : null}
        {kind === 'staff' ? null : <Slot name="me.main" />}
        <PasswordSection />
        {kind === 'staff' ? null : <KakaoSection />}
        {kind === 'staff' ? <SecondFactorSection /> : null}
        <PreferencesSection />
        {kind === 'staff' ? null : <ConsentSection />}
        <SessionsSection />
        {kind === 'staff' ? null : <OwnDataSection />}
        {kind === 'staff' ? null : <WithdrawalSection />}
      </Stack>
    </Page>
  );
}
