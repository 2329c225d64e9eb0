import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { takesRequests } from '@danji/contracts/bids/suggest-item-rules';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button, Stack, Text } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { ReadButton } from './read-button.tsx';

type VendorCardProps = { notice: SuggestItem; onRead: (notice: SuggestItem) => Promise<void> };

/** Leads to the vendor's own request, or to the form of a new one. */
function OfferStep({ notice }: { notice: SuggestItem }) {
  const { nano_id, state, my_request } = notice;
  const isApproved = useSession().user?.brand?.brand_status_type === EditState.DONE;
  const isOpen = takesRequests(state);
  if (my_request !== null)
    return (
      <Stack gap={3}>
        <Text tone="muted">이 공고에 쓴 제안이 있어요.</Text>
        <Button asChild size="lg" fullWidth>
          <Link to={webPaths.bidRequest(my_request)}>내 제안 보기</Link>
        </Button>
      </Stack>
    );
  if (!isOpen) return <Text tone="muted">지금은 제안을 받지 않아요.</Text>;
  if (!isApproved)
    return (
      <Alert tone="warning" announce={false} title="업체 승인을 먼저 받아 주세요">
        승인된 업체만 제안을 보낼 수 있어요.
      </Alert>
    );
  return (
    <Stack gap={3}>
      <Button asChild size="lg" fullWidth>
        <Link to={webPaths.bidOffer(nano_id)}>제안 쓰기</Link>
      </Button>
    </Stack>
  );
}

/** Shows the next step of a vendor on a notice: it reads the notice, then offers. */
export function VendorCard({ notice, onRead }: VendorCardProps) {
  const { access, read_quota, is_by_invitation, is_invited } = notice;
  if (access === 'whole')
    return (
      <SectionCard title="제안">
        <OfferStep notice={notice} />
      </SectionCard>
    );
  if (is_by_invitation && !is_invited)
    return (
      <SectionCard title="초대한 업체만 제안해요">
        <Text tone="muted">단지가 초대한 업체만 자세한 내용을 보고 제안할 수 있는 공고예요.</Text>
      </SectionCard>
    );
  return (
    <SectionCard title="공고 열람">
      <Text size="sm" tone="muted">
        열람하면 사업 내용과 참가 자격, 가격 내역표, 첨부파일, 단지 연락처를 볼 수 있어요.
      </Text>
      {read_quota === null ? null : <ReadButton notice={notice} quota={read_quota} onRead={onRead} />}
    </SectionCard>
  );
}
