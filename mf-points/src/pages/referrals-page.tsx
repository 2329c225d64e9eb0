import { Page } from '@danji/app-kit';
import { Stack } from '@danji/ui';
import { BelowSection } from '../referrals/below-section.tsx';
import { InvitationCard } from '../referrals/invitation-card.tsx';
import { JoinedList } from '../referrals/joined-list.tsx';
import { ParentSection } from '../referrals/parent-section.tsx';
import { PointsTop } from '../shared/points-top.tsx';

/** `/points/referrals`: the own code and its link, who signed up with it, and what that brought. */
export const ReferralsPage = () => (
  <Page>
    <Stack gap={6}>
      <PointsTop />
      <InvitationCard />
      <JoinedList />
      <ParentSection />
      <BelowSection />
    </Stack>
  </Page>
);
