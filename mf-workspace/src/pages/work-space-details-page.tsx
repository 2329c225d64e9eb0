import { Page } from '@danji/app-kit';
import { FieldConflictDialog, Form, SaveActions } from '@danji/app-kit/forms';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { CardSkeleton, Skeleton, Stack } from '@danji/ui';
import { useState } from 'react';
import { DetailsFields } from '../details/details-fields.tsx';
import { DETAIL_LABELS, formatDetail } from '@danji/contracts/workspace/work-space-details-text';
import { HistoryLink } from '../details/history-link.tsx';
import { KaptImportButton } from '../details/kapt-import-button.tsx';
import { useDetailsForm } from '../details/use-details-form.ts';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const Loading = () => (
  <Stack gap={6}>
    <Skeleton height={9} width="40%" />
    <Skeleton height={80} borderRadius="lg" />
    <CardSkeleton count={2} />
  </Stack>
);

/** `/workspace/:id/facts`: edits the details of the complex. */
export const WorkSpaceDetailsPage = () => (
  <SpaceFrame refreshOnFocus={false} skeleton={<Loading />}>
    {(space) => <Details key={space.id} space={space} />}
  </SpaceFrame>
);

/** The form starts again with the values that were imported from K-apt. */
function Details({ space }: { space: WorkSpace }) {
  const [imported, setImported] = useState<WorkSpace>();
  const latest = imported ?? space;
  return <DetailsEditor key={imported?.updated ?? 'loaded'} space={latest} onImported={setImported} />;
}

function DetailsEditor({ space, onImported }: { space: WorkSpace; onImported: (space: WorkSpace) => void }) {
  const form = useDetailsForm(space);
  return (
    <Page
      description="멤버 모두가 함께 고칠 수 있어요."
      actions={
        <>
          <HistoryLink spaceId={space.id} />
          <KaptImportButton space={form.base ?? space} isDirty={form.isDirty} onImported={onImported} />
        </>
      }
    >
      <Form form={form} label="단지 정보">
        <DetailsFields form={form} spaceId={space.id} />
        <SaveActions form={form} />
      </Form>
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={(name) => DETAIL_LABELS[name]}
        describe={(details, name) => formatDetail(name, details[name])}
      />
    </Page>
  );
}
