import { Page } from '@danji/app-kit';
import { FieldConflictDialog, Form, FormFailure } from '@danji/app-kit/forms';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Button, CardSkeleton, Flex, Skeleton, Stack } from '@danji/ui';
import { useState } from 'react';
import { DetailsFields } from '../details/details-fields.tsx';
import { DETAIL_LABELS, formatDetail } from '../details/details-text.ts';
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
      actions={<KaptImportButton space={form.base ?? space} isDirty={form.isDirty} onImported={onImported} />}
    >
      <Form form={form} label="단지 정보">
        <DetailsFields form={form} spaceId={space.id} />
        <FormFailure form={form} title="저장하지 못했어요" />
        <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
          {form.isDirty ? (
            <Button variant="outline" size="lg" onClick={form.startOver}>
              되돌리기
            </Button>
          ) : null}
          <Button type="submit" size="lg" disabled={!form.isDirty} loading={form.isRunning} loadingLabel="저장하는 중">
            저장
          </Button>
        </Flex>
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
