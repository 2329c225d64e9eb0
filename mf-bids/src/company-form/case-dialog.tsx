import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { validateCase } from '@danji/contracts/bids/work-case';
import { Button, DateRangeInput, Field, Modal, MoneyInput, Stack, Textarea, TextInput } from '@danji/ui';
import { useState } from 'react';
import { CasePicturesField } from './case-pictures-field.tsx';
import type { CaseDraft } from './company-draft.ts';
import { useCasePictures } from './use-case-pictures.ts';

type CaseDialogProps = {
  /** The work as it is in the form. */
  work: CaseDraft;
  isNew: boolean;
  onCancel: () => void;
  onDone: (work: CaseDraft) => void;
};

type CaseFieldsProps = { draft: CaseDraft; error: string | undefined; set: (changes: Partial<CaseDraft>) => void };

const CaseFields = ({ draft, error, set }: CaseFieldsProps) => (
  <>
    <Field label="사례 제목" required error={error}>
      <TextInput
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={COMPANY_ITEM_LIMITS.titleCharacters}
        autoComplete="off"
        placeholder="예: 지하 주차장 에폭시 방수"
      />
    </Field>
    <Field label="규모" optional>
      <TextInput
        value={draft.size}
        onChange={(size) => set({ size })}
        maxLength={COMPANY_ITEM_LIMITS.sizeCharacters}
        autoComplete="off"
        placeholder="예: 820세대, 3,200㎡"
      />
    </Field>
    <Field label="금액" optional>
      <MoneyInput
        value={draft.amount}
        onChange={(amount) => set({ amount })}
        max={COMPANY_ITEM_LIMITS.caseAmount}
        allowBlank
      />
    </Field>
    <Field label="기간" optional group>
      <DateRangeInput
        value={{ start: draft.date_start ?? '', end: draft.date_end ?? '' }}
        onChange={({ start, end }) => set({ date_start: start || null, date_end: end || null })}
      />
    </Field>
    <Field label="설명" optional>
      <Textarea
        value={draft.description}
        onChange={(description) => set({ description })}
        rows={4}
        maxLength={COMPANY_ITEM_LIMITS.caseCharacters}
      />
    </Field>
  </>
);

/** Writes one finished work. It becomes a part of the form, which is saved as a whole. */
export function CaseDialog({ work, isNew, onCancel, onDone }: CaseDialogProps) {
  const [draft, setDraft] = useState(work);
  const [error, setError] = useState<string>();
  const files = useCasePictures(work.pictures);
  const set = (changes: Partial<CaseDraft>): void => setDraft((before) => ({ ...before, ...changes }));
  const finish = (): void => {
    const wrong = validateCase(draft);
    setError(wrong);
    if (wrong === undefined) onDone({ ...draft, pictures: files.pictures });
  };
  return (
    <Modal
      open
      title={isNew ? '시공 사례 더하기' : '시공 사례 고치기'}
      directClose={false}
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            취소
          </Button>
          <Button disabled={files.isBusy} onClick={finish}>
            {isNew ? '더하기' : '고치기'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <CaseFields draft={draft} error={error} set={set} />
        <CasePicturesField files={files} />
      </Stack>
    </Modal>
  );
}
