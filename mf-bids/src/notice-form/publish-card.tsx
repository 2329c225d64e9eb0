import { FormField } from '@danji/app-kit/forms';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Stack, Text, Textarea } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { isAddendum } from './notice-draft.ts';
import { labelNotice } from './notice-labels.ts';
import type { NoticeForm } from './use-notice-form.ts';

/** A published notice changes by an addendum. */
const AddendumStep = ({ form }: { form: NoticeForm }) => (
  <>
    <FormField
      form={form}
      name="addendum_reason"
      label={labelNotice('addendum_reason')}
      required
      help="제안을 보낸 업체에게 알려요."
    >
      {(field) => <Textarea {...field} rows={3} maxLength={SUGGEST_ITEM_LIMITS.reasonCharacters} />}
    </FormField>
    <Button
      size="lg"
      fullWidth
      disabled={!form.isDirty}
      loading={form.isRunning}
      onClick={() => void form.submit({ isDraft: false })}
    >
      정정공고 올리기
    </Button>
  </>
);

const DraftStep = ({ form: { base, isDirty, isRunning, submit } }: { form: NoticeForm }) => (
  <>
    <Text size="sm" tone="muted">
      임시 저장한 공고는 우리 단지의 관리자가 함께 이어서 쓸 수 있어요.
    </Text>
    <Stack gap={2}>
      <Button size="lg" fullWidth loading={isRunning} onClick={() => void submit({ isDraft: false })}>
        공고 올리기
      </Button>
      <Button
        size="lg"
        variant="outline"
        fullWidth
        disabled={base !== undefined && !isDirty}
        loading={isRunning}
        onClick={() => void submit({ isDraft: true })}
      >
        임시 저장
      </Button>
      {base && !isDirty ? (
        <Button asChild variant="ghost" fullWidth>
          <Link to={webPaths.bid(base.nano_id)}>미리보기</Link>
        </Button>
      ) : null}
    </Stack>
  </>
);

/** Saves the draft, publishes it, or publishes the addendum. */
export const PublishCard = ({ form }: { form: NoticeForm }) => (
  <SectionCard title={isAddendum(form.base) ? '정정공고' : '올리기'}>
    {isAddendum(form.base) ? <AddendumStep form={form} /> : <DraftStep form={form} />}
  </SectionCard>
);
