import { FieldConflictDialog, FormFailure, RestoredAlert } from '@danji/app-kit/forms';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { Grid, Stack } from '@danji/ui';
import { DatesCard } from './dates-card.tsx';
import { DeleteDraftButton } from './delete-draft-button.tsx';
import { ConditionsCard, ContactCard, KaptCard, ScopeCard } from './detail-cards.tsx';
import { KindCard } from './kind-card.tsx';
import { isAddendum, type NoticeDraft } from './notice-draft.ts';
import { describeNotice, labelNotice } from './notice-labels.ts';
import { NoticeViewersAlert } from './notice-viewers-alert.tsx';
import { PublishCard } from './publish-card.tsx';
import { SubjectCard } from './subject-card.tsx';
import { useNoticeForm } from './use-notice-form.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' };

type NoticeEditorProps = {
  spaceId: number;
  initial: NoticeDraft;
  stored?: SuggestItem;
  /** The key of the contract that a new notice was filled from: such a notice has a draft of its own. */
  source?: string;
};

/** Writes a notice, or changes a stored one, with what happens to it beside the form. */
export function NoticeEditor({ spaceId, initial, stored, source }: NoticeEditorProps) {
  const form = useNoticeForm({ spaceId, initial, stored, source });
  const { container } = form;
  return (
    <Grid ref={container} gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
      <Stack gap={5}>
        {stored ? <NoticeViewersAlert notice={stored} /> : null}
        <RestoredAlert form={form} />
        <KindCard form={form} />
        <SubjectCard form={form} spaceId={spaceId} />
        <DatesCard form={form} />
        <ScopeCard form={form} />
        <ConditionsCard form={form} />
        <ContactCard form={form} />
        <KaptCard form={form} />
      </Stack>
      <Stack gap={4} position={{ lg: 'sticky' }} top={{ lg: '20' }}>
        <FormFailure form={form} title="저장하지 못했어요" />
        <PublishCard form={form} />
        {form.base && !isAddendum(form.base) ? (
          <DeleteDraftButton notice={form.base} onDelete={form.startOver} />
        ) : null}
      </Stack>
      <FieldConflictDialog
        form={form}
        savedOf={({ updated, saved_by }) => ({ at: updated, by: saved_by })}
        labelOf={labelNotice}
        describe={describeNotice}
      />
    </Grid>
  );
}
