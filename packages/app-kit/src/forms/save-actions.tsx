import { Button, Flex } from '@danji/ui';
import { FormFailure } from './form.tsx';
import type { RecordForm } from './record-form.ts';

type SaveActionsProps = { form: Pick<RecordForm<object>, 'base' | 'failure' | 'isDirty' | 'isRunning' | 'startOver'> };

/** The end of a form that shows a record on its page: its failure, the way back to what is stored, and the button that saves. */
export const SaveActions = ({ form }: SaveActionsProps) => (
  <>
    <FormFailure form={form} title="저장하지 못했어요" />
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {form.isDirty ? (
        <Button variant="outline" size="lg" onClick={form.startOver}>
          되돌리기
        </Button>
      ) : null}
      <Button
        type="submit"
        size="lg"
        disabled={form.base !== undefined && !form.isDirty}
        loading={form.isRunning}
        loadingLabel="저장하는 중"
      >
        {form.base === undefined ? '등록' : '저장'}
      </Button>
    </Flex>
  </>
);
