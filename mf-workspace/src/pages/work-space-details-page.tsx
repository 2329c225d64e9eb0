import { Page } from '@danji/app-kit';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Alert, Button, CardSkeleton, Flex, Skeleton, Stack } from '@danji/ui';
import { useState, type FormEvent } from 'react';
import { DetailsForm } from '../details/details-form.tsx';
import { KaptImportButton } from '../details/kapt-import-button.tsx';
import { useDetailsEditor } from '../details/use-details-editor.ts';
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
  <SpaceFrame title="단지 정보" refreshOnFocus={false} skeleton={<Loading />}>
    {(space) => <Details key={space.id} space={space} />}
  </SpaceFrame>
);

/** The form starts again with the values that were imported from K-apt. */
function Details({ space }: { space: WorkSpace }) {
  const [imported, setImported] = useState<WorkSpace>();
  const latest = imported ?? space;
  return <DetailsEditor key={imported?.updated ?? 'loaded'} space={latest} onImported={setImported} />;
}

type Editor = ReturnType<typeof useDetailsEditor>;

/** Tells the user that the form holds restored edits, or that another person has saved in between. */
function RestoredAlerts({ editor }: { editor: Editor }) {
  const undo = (
    <Button variant="ghost" size="sm" onClick={editor.reset}>
      되돌리기
    </Button>
  );
  return (
    <>
      {editor.isRestored && !editor.hasConflict ? (
        <Alert tone="brand" title="저장하지 않은 내용을 불러왔어요" action={undo} />
      ) : null}
      {editor.hasConflict ? (
        <Alert tone="warning" announce title="다른 사람이 먼저 저장했어요" action={undo}>
          입력한 내용은 그대로 있어요. 저장하면 내 내용으로 바뀌고, 되돌리면 저장된 내용으로 돌아가요.
        </Alert>
      ) : null}
    </>
  );
}

function SaveButtons({ editor }: { editor: Editor }) {
  return (
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {editor.isDirty ? (
        <Button variant="outline" size="lg" onClick={editor.reset}>
          되돌리기
        </Button>
      ) : null}
      <Button type="submit" size="lg" disabled={!editor.isDirty} loading={editor.isSaving} loadingLabel="저장하는 중">
        저장
      </Button>
    </Flex>
  );
}

function DetailsEditor({ space, onImported }: { space: WorkSpace; onImported: (space: WorkSpace) => void }) {
  const editor = useDetailsEditor(space);
  const { form } = editor;
  const navigate = useNavigate();
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await editor.save())) return;
    toast({ title: '단지 정보를 저장했어요', tone: 'success' });
    await navigate(webPaths.workspace(space.id));
  };
  return (
    <form ref={form} noValidate aria-label="단지 정보" onSubmit={(event) => void submit(event)}>
      <Page
        title="단지 정보"
        description="멤버 모두가 함께 고칠 수 있어요."
        actions={<KaptImportButton space={editor.base} isDirty={editor.isDirty} onImported={onImported} />}
      >
        <Stack gap={4}>
          <RestoredAlerts editor={editor} />
          <DetailsForm
            details={editor.details}
            fieldErrors={editor.fieldErrors}
            notes={editor.notes}
            spaceId={space.id}
            onChange={editor.change}
          />
          {editor.failure ? (
            <Alert tone="danger" title="저장하지 못했어요">
              {editor.failure.title}
            </Alert>
          ) : null}
          <SaveButtons editor={editor} />
        </Stack>
      </Page>
    </form>
  );
}
