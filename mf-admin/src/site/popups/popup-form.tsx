import { Form, FormFailure, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import type { MainPopup } from '@danji/contracts/site/main-popup';
import { createMainPopup, updateMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button, Grid, HStack } from '@danji/ui';
import { toPopupBody, validatePopupDraft, type PopupDraft } from './popup-draft.ts';
import { PopupFields } from './popup-fields.tsx';
import { PopupPreview } from './popup-preview.tsx';

type PopupFormProps = {
  /** The storage key of the draft. */
  draftKey: string;
  initial: PopupDraft;
  /** The popup to change; without it the form creates a new one. */
  before?: MainPopup;
};

function usePopupForm({ draftKey, initial, before }: PopupFormProps) {
  const [navigate, toast] = [useNavigate(), useToast()];
  return useRecordForm({
    call: before ? updateMainPopup : createMainPopup,
    initial,
    toInput: (draft) => ({ ...(before && { params: { id: before.id } }), body: toPopupBody(draft) }),
    validate: validatePopupDraft,
    wireNames: { period: ['date_start', 'date_end'] },
    draftKey,
    asksOnLeave: true,
    onSaved: () => {
      toast({
        title: before ? '팝업을 저장했어요. 홈에는 1분 안에 보여요.' : '팝업을 만들었어요. 홈에는 1분 안에 보여요.',
        tone: 'success',
      });
      return navigate(webPaths.adminPopups);
    },
  });
}

const Preview = ({ form }: { form: RecordForm<PopupDraft> }) => <PopupPreview draft={useFormValues(form)} />;

/** Creates or changes a popup, with a preview beside the form. The draft is stored in the browser until it is saved. */
export function PopupForm(props: PopupFormProps) {
  const form = usePopupForm(props);
  const navigate = useNavigate();
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={6}
      alignItems="start"
    >
      <Form form={form} gap={5}>
        <PopupFields form={form} />
        <FormFailure form={form} title="저장하지 못했어요" />
        <HStack justifyContent="flex-end">
          <Button size="lg" variant="outline" onClick={() => void navigate(webPaths.adminPopups)}>
            취소
          </Button>
          <Button size="lg" type="submit" loading={form.isRunning}>
            {props.before ? '저장' : '만들기'}
          </Button>
        </HStack>
      </Form>
      <Preview form={form} />
    </Grid>
  );
}
