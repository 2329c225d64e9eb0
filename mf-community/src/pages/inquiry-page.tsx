import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { getInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { canBeRated, canWriteAgain } from '@danji/contracts/community/inquiry-rules';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Alert, Button, Stack } from '@danji/ui';
import { useState } from 'react';
import { Conversation } from '../inquiries/conversation.tsx';
import { InquiryActions } from '../inquiries/inquiry-actions.tsx';
import { InquiryStateBadge } from '../inquiries/inquiry-state-badge.tsx';
import { ReplyForm } from '../inquiries/reply-form.tsx';
import { SatisfactionForm } from '../inquiries/satisfaction-form.tsx';
import { SignedInOnly } from '../shared/signed-in-only.tsx';

const LIST = { path: webPaths.inquiries, label: '1:1 문의' } as const;

/** What follows the conversation: one more message of its author, or the way to a new inquiry. */
function Next({ inquiry }: { inquiry: Inquiry }) {
  const [now] = useState(() => new Date());
  const { isStaff } = useSession();
  if (isStaff)
    return (
      <Button asChild variant="outline" alignSelf="flex-start">
        <Link to={webPaths.adminInquiry(inquiry.nano_id)}>답변하러 가기</Link>
      </Button>
    );
  if (canWriteAgain(inquiry, now)) return <ReplyForm inquiry={inquiry} />;
  return (
    <Alert
      tone="neutral"
      announce={false}
      title="끝난 문의예요"
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={webPaths.newInquiry}>새로 문의하기</Link>
        </Button>
      }
    >
      더 궁금한 점은 새 문의로 남겨 주세요.
    </Alert>
  );
}

function InquiryScreen() {
  const { nanoId = '' } = useParams();
  const { isStaff } = useSession();
  return (
    <RecordScreen
      record={useEndpoint(getInquiry, { params: { id: nanoId } })}
      name="문의"
      width="920px"
      list={LIST}
      missing={{ title: '찾는 문의가 없어요' }}
    >
      {(inquiry) => (
        <Page
          width="920px"
          title={inquiry.question.title}
          description={SupportCategory.label(inquiry.category)}
          back={LIST}
          actions={isStaff ? null : <InquiryActions inquiry={inquiry} />}
          badges={<InquiryStateBadge state={inquiry.state} />}
        >
          <Stack gap={6}>
            <Conversation {...inquiry} />
            {!isStaff && canBeRated(inquiry) ? <SatisfactionForm inquiry={inquiry} /> : null}
            <Next inquiry={inquiry} />
          </Stack>
        </Page>
      )}
    </RecordScreen>
  );
}

/** `/support/inquiries/:nanoId`: one inquiry with its answers. */
export const InquiryPage = () => (
  <SignedInOnly>
    <InquiryScreen />
  </SignedInOnly>
);
