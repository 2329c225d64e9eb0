import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { toStars } from '@danji/contracts/bids/evaluation-summary';
import { webPaths } from '@danji/contracts/web-paths';
import type { Brand, User } from '@danji/contracts/accounts/user';
import { useModal, useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Button, DescriptionList, Grid, Heading, HStack, Rating, Stack } from '@danji/ui';
import { ReviewBadge } from '../shared/account-badges.tsx';
import { nameOf } from '../shared/account-labels.ts';
import { BrandDetailForm } from './brand-detail-form.tsx';
import { BrandDetails } from './brand-details.tsx';
import { BrandReview } from './brand-review.tsx';
import { BusinessLicence } from './business-licence.tsx';
import { DetailCard } from '../../shared/detail-card.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanPeriods } from './plan-periods.tsx';

/** The certificate, and the approved one beside it while it waits for its review. */
function Certificates({
  user,
  brand: { detail, approved_business_image_url: approved },
}: {
  user: User;
  brand: Brand;
}) {
  const latest = detail?.business_image_url ?? null;
  const shown = approved
    ? [
        { title: '심사할 사업자등록증', address: latest },
        { title: '승인된 사업자등록증', address: approved },
      ]
    : [{ title: '사업자등록증', address: latest }];
  return (
    <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))" gap={5} alignItems="start">
      {shown.map(({ title, address }) => (
        <Stack key={title} gap={2}>
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <BusinessLicence address={address} company={nameOf(user)} />
        </Stack>
      ))}
    </Grid>
  );
}

/** The plan of a vendor with its history. */
function PlanCard({ user, brand }: { user: User; brand: Brand }) {
  const modal = useModal();
  const { isAdmin } = useSession();
  const setPlan = () =>
    modal.open((close) => <PlanForm user={user} brand={brand} onDone={close} />, {
      title: `${nameOf(user)} 업체의 요금제`,
      directClose: false,
    });
  return (
    <DetailCard title="요금제">
      <DescriptionList
        items={[
          {
            term: '요금제',
            detail: (
              <HStack flexWrap="wrap">
                {BrandPlan.label(brand.plan)}
                {isAdmin ? (
                  <Button size="sm" variant="subtle" onClick={setPlan}>
                    요금제 바꾸기
                  </Button>
                ) : null}
              </HStack>
            ),
          },
          { term: '이력', detail: <PlanPeriods brandId={user.id} /> },
        ]}
      />
    </DetailCard>
  );
}

/** The facts of a vendor, and the form that changes them. */
function DetailsCard({ user, brand: { detail, business_check } }: { user: User; brand: Brand }) {
  const modal = useModal();
  if (!detail) return null;
  const setDetails = () =>
    modal.open((close) => <BrandDetailForm user={user} onDone={close} />, {
      title: `${nameOf(user)} 업체의 정보`,
      size: 'lg',
      directClose: false,
    });
  return (
    <DetailCard
      title="업체 정보"
      aside={
        <Button size="sm" variant="outline" aria-label="업체 정보 수정" onClick={setDetails}>
          수정
        </Button>
      }
    >
      <BrandDetails userId={user.id} detail={detail} check={business_check} />
    </DetailCard>
  );
}

/** Shows the review, plan and details of a vendor. */
export const BrandSection = ({ user, brand }: { user: User; brand: Brand }) => (
  <>
    <DetailCard title="업체 심사" aside={<ReviewBadge state={brand.brand_status_type} />}>
      <Stack gap={5}>
        <Certificates user={user} brand={brand} />
        <BrandReview user={user} brand={brand} />
      </Stack>
    </DetailCard>
    <PlanCard user={user} brand={brand} />
    <DetailCard
      title="평가"
      aside={
        <Anchor asChild>
          <Link to={`${webPaths.adminEvaluations}?brand_id=${user.id}`}>평가 보기</Link>
        </Anchor>
      }
    >
      <Rating value={toStars(brand.evaluation_summaries)} count={brand.evaluation_summaries?.reviews ?? 0} />
    </DetailCard>
    <DetailsCard user={user} brand={brand} />
  </>
);
