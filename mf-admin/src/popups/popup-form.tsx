import { useMutation } from '@danji/api-client';
import type { MainPopup } from '@danji/contracts/commons/main-popup';
import { createMainPopup, updateMainPopup } from '@danji/contracts/commons/main-popup.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useDraft, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Alert, Button, Grid, HStack, Stack } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { findDraftFaults, isPlainContent, toPopupBody, type PopupDraft, type PopupFaults } from './popup-draft.ts';
import { PopupFields } from './popup-fields.tsx';
import { PopupPreview } from './popup-preview.tsx';
import { POPUP_READS } from './popup-reads.ts';

type PopupFormProps = {
  /** Under which what was typed is kept. */
  draftKey: string;
  initial: PopupDraft;
  /** The popup that is changed; a new one is made without it. */
  before?: MainPopup | undefined;
  /** Whose content the form began with. */
  source?: MainPopup | undefined;
};

const FIELDS = ['title', 'link', 'date_start', 'date_end', 'width', 'x', 'y'] as const;

/** What the server refused, beside the fields it is about; places inside the content are about the content. */
function toFaults(fields: Readonly<Record<string, string>>): PopupFaults {
  const content = Object.entries(fields).find(([name]) => name.startsWith('content'))?.[1];
  return { ...Object.fromEntries(FIELDS.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))), ...(content && { content }) };
}

/** Saves what the form holds; both calls give the popup back. */
function useSave(before: MainPopup | undefined, source: MainPopup | undefined) {
  const create = useMutation(createMainPopup, { refreshes: POPUP_READS });
  const update = useMutation(updateMainPopup, { refreshes: POPUP_READS });
  const { isRunning, error } = before ? update : create;
  return {
    isRunning, error,
    run: (draft: PopupDraft) => {
      const body = toPopupBody(draft, source);
      return before ? update.run({ params: { id: before.id }, body }) : create.run({ body });
    },
  };
}

/** Writes a popup with its look beside it. What is typed is kept until it is saved. */
export function PopupForm({ draftKey, initial, before, source }: PopupFormProps) {
  const draft = useDraft(draftKey, initial);
  const [faults, setFaults] = useState<PopupFaults>({});
  const [isForgotten, setIsForgotten] = useState(false);
  const save = useSave(before, source);
  const navigate = useNavigate();
  const toast = useToast();

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = findDraftFaults(draft.value);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await save.run(draft.value);
    if (!outcome.ok) return setFaults(toFaults(outcome.error.fields));
    draft.clear();
    toast({ title: before ? '팝업을 저장했어요. 홈에는 1분 안에 보여요.' : '팝업을 만들었어요. 홈에는 1분 안에 보여요.', tone: 'success' });
    void navigate(webPaths.adminPopups);
  };
  const startOver = (): void => {
    draft.setValue(initial);
    draft.clear();
    setIsForgotten(true);
  };
  const isBesideField = Object.keys(faults).length > 0;
  return (
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap={6} alignItems="start">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {draft.isRestored && !isForgotten ? <Alert tone="brand" title="입력하던 내용을 되살렸어요" action={<Button size="sm" variant="outline" onClick={startOver}>처음으로</Button>} /> : null}
          {source && !isPlainContent(source) ? <Alert tone="warning" title="서식이 있는 내용이에요">글이나 이미지를 고치면 표·색 같은 서식은 없어져요. 그대로 두면 남아요.</Alert> : null}
          <PopupFields value={draft.value} onChange={draft.setValue} errors={faults} />
          {save.error && !isBesideField ? <Alert tone="danger" title="저장하지 못했어요">{save.error.title}</Alert> : null}
          <HStack justifyContent="flex-end">
            <Button size="lg" variant="outline" onClick={() => void navigate(webPaths.adminPopups)}>취소</Button>
            <Button size="lg" type="submit" loading={save.isRunning}>{before ? '저장' : '만들기'}</Button>
          </HStack>
        </Stack>
      </form>
      <PopupPreview draft={draft.value} />
    </Grid>
  );
}
