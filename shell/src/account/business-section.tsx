import { EditState } from '@danji/contracts/codes/edit-state';
import type { Brand } from '@danji/contracts/accounts/user';
import { useModal, useSession } from '@danji/shell-sdk';
import { Alert, Anchor, Badge, Box, Button, HStack, Stack, Text, type Tone } from '@danji/ui';
import { useState } from 'react';
import { BrandContactForm } from './brand-contact-form.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { BusinessForm } from '../shared/business-form.tsx';
import { LicenceUpload } from '../shared/licence-upload.tsx';
import { Section } from './section.tsx';

const TONES: Record<number, Tone> = {
  [EditState.DONE]: 'success',
  [EditState.FAILED]: 'danger',
  [EditState.PENDING]: 'brand',
  [EditState.EDITED]: 'brand',
};

function LicencePicture({ url, label }: { url: string; label: string }) {
  // A certificate may be a PDF, which is no picture.
  const [failedUrl, setFailedUrl] = useState<string>();
  if (failedUrl === url)
    return (
      <Anchor href={url} target="_blank" rel="noopener">
        {`${label} 열기`}
      </Anchor>
    );
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Anchor href={url} target="_blank" rel="noopener" aria-label={`${label} 크게 보기 (새 창)`}>
        <Box css={{ maxWidth: '220px', borderRadius: 'md', borderWidth: '1px', overflow: 'hidden' }}>
          <img src={url} alt={label} width={220} loading="lazy" onError={() => setFailedUrl(url)} />
        </Box>
      </Anchor>
    </Stack>
  );
}

/** The certificate, beside the approved one while it is under review. Only the owner replaces it. */
function Licence({ brand }: { brand: Brand }) {
  const { acting } = useSession();
  const { detail, approved_business_image_url: approved } = brand;
  const url = detail?.business_image_url ?? null;
  return (
    <Stack gap={3}>
      <HStack gap={4} css={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {url ? <LicencePicture url={url} label={approved ? '심사 중인 사업자등록증' : '등록한 사업자등록증'} /> : null}
        {approved ? <LicencePicture url={approved} label="지금 쓰고 있는 사업자등록증" /> : null}
      </HStack>
      {approved ? (
        <Text size="sm" tone="muted">
          새 사업자등록증을 심사하고 있어요. 승인될 때까지 지금 쓰고 있는 사업자등록증이 그대로 쓰여요.
        </Text>
      ) : null}
      {!acting && brand.brand_status_type === EditState.DONE ? (
        <Text size="sm" tone="muted">
          사업자등록증을 새로 올리면 다시 심사해요. 그동안 견적을 내거나 요금제를 신청할 수 없어요.
        </Text>
      ) : null}
      {acting ? null : <LicenceUpload />}
    </Stack>
  );
}

/** Shows the business details of a vendor and the state of their review. */
export function BusinessSection() {
  const { user } = useSession();
  const modal = useModal();
  const brand = user?.brand;
  if (!brand) return null;
  const { detail, brand_status_type: state, reject_reason } = brand;
  const edit = () =>
    void modal.open((close) => <BusinessForm submitLabel="승인 신청" onDone={close} />, {
      title: '사업자 정보',
      description: '바꾼 내용은 확인을 거쳐 반영돼요.',
      directClose: false,
    });
  const editContact = () =>
    void modal.open((close) => <BrandContactForm user={user} onDone={close} />, {
      title: '연락처와 회사 정보',
      directClose: false,
    });
  return (
    <Section
      title="업체 정보"
      ownerOnly
      lead={<Badge tone={TONES[state] ?? 'neutral'}>{EditState.label(state)}</Badge>}
      action={
        <HStack gap={2} flexWrap="wrap">
          {detail?.business_no ? (
            <Button size="sm" variant="outline" onClick={editContact}>
              연락처 수정
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={edit}>
            {detail?.business_no ? '수정' : '등록'}
          </Button>
        </HStack>
      }
    >
      {state === EditState.FAILED && reject_reason ? (
        <Alert tone="danger" announce={false} title="승인이 반려됐어요">
          {reject_reason}
        </Alert>
      ) : null}
      {brand.suspended_by_check ? (
        <Alert tone="warning" announce={false} title="업체 활동이 멈췄어요">
          국세청에 휴업이나 폐업으로 등록되어 있어요. 다시 영업하는 것이 확인되면 자동으로 풀려요.
        </Alert>
      ) : null}
      {(state === EditState.PENDING || state === EditState.EDITED) && !detail?.business_image_url ? (
        <Alert tone="warning" announce={false} title="사업자등록증을 기다리고 있어요">
          사업자등록증을 올려야 심사를 마칠 수 있어요. 사진이나 PDF를 올려 주세요.
        </Alert>
      ) : null}
      <BusinessFacts brand={brand} />
      <Licence brand={brand} />
    </Section>
  );
}
