import { Page } from '@danji/app-kit';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { canBeRated, canWriteAgain } from '@danji/contracts/community/inquiry-rules';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Button, Stack } from '@danji/ui';
import { useState } from 'react';
import { Conversation } from './conversation.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquiryStateBadge } from './inquiry-state-badge.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SatisfactionForm } from './satisfaction-form.tsx';

type InquiryProps = { inquiry: Inquiry };

/** Shows the author what follows the conversation: one more message, or the way to a new inquiry. */
function Next({ inquiry }: InquiryProps) {
  const [now] = useState(() => new Date());
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

/** An inquiry with its conversation, for its author; operators are led to their desk. */
export function InquiryView({ inquiry, list }: InquiryProps & { list: { path: string; label: string } }) {
  const { isStaff } = useSession();
  const isReader = isStaff && inquiry.visitor === null;
  return (
    <Page
      width="920px"
      title={inquiry.question.title}
      description={SupportCategory.label(inquiry.category)}
      back={list}
      actions={isReader ? null : <InquiryActions inquiry={inquiry} />}
      badges={<InquiryStateBadge state={inquiry.state} />}
    >
      <Stack gap={6}>
        <Conversation {...inquiry} />
        {!isReader && canBeRated(inquiry) ? <SatisfactionForm inquiry={inquiry} /> : null}
        {isReader ? (
          <Button asChild variant="outline" alignSelf="flex-start">
            <Link to={webPaths.adminInquiry(inquiry.nano_id)}>답변하러 가기</Link>
          </Button>
        ) : (
          <Next inquiry={inquiry} />
        )}
      </Stack>
    </Page>
  );
}
