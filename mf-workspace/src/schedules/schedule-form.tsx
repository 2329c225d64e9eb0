import { sendFile } from '@danji/app-kit';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listContractCategories } from '@danji/contracts/codes/contract-categories';
import { LIMITS } from '@danji/contracts/limits';
import {
  Alert,
  AttachmentsField,
  Button,
  Card,
  CascadePicker,
  Field,
  Flex,
  Grid,
  MoneyInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  useAttachments,
} from '@danji/ui';
import type { FormEvent } from 'react';
import { PeriodFields } from './period-fields.tsx';
import { PreviousField } from './previous-field.tsx';
import { ScheduleConflict } from './schedule-conflict.tsx';
import { useScheduleForm } from './use-schedule-form.ts';

const CATEGORIES = listContractCategories();
const PAIR = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

type FormState = ReturnType<typeof useScheduleForm>;

function ContractCard({ form: { draft, fieldErrors, change } }: { form: FormState }) {
  return (
    <Card as="section" aria-label="계약">
      <Stack gap={5}>
        <Field label="제목" required error={fieldErrors.title}>
          <TextInput
            maxLength={SCHEDULE_LIMITS.titleCharacters}
            autoComplete="off"
            placeholder="예: 2027년 경비 용역"
            value={draft.title}
            onChange={(title) => change({ title })}
          />
        </Field>
        <Field label="분류" required error={fieldErrors.category2}>
          <CascadePicker
            label="분류"
            nodes={CATEGORIES}
            separator=" › "
            max={1}
            allowAll={false}
            value={draft.category2 === null ? [] : [String(draft.category2)]}
            onChange={([code]) => change({ category2: code === undefined ? null : Number(code) })}
          />
        </Field>
        <PeriodFields draft={draft} fieldErrors={fieldErrors} onChange={change} />
        <Grid gridTemplateColumns={PAIR} gap={4}>
          <Field label="계약 업체" optional error={fieldErrors.contract}>
            <TextInput
              maxLength={SCHEDULE_LIMITS.contractCharacters}
              autoComplete="off"
              value={draft.contract}
              onChange={(contract) => change({ contract })}
            />
          </Field>
          <Field label="계약 금액" optional error={fieldErrors.contract_amount}>
            <MoneyInput
              allowBlank
              max={SCHEDULE_LIMITS.amount}
              value={draft.contract_amount}
              onChange={(contract_amount) => change({ contract_amount })}
            />
          </Field>
        </Grid>
        <Field label="건물 이름" optional error={fieldErrors.building_name}>
          <TextInput
            maxLength={SCHEDULE_LIMITS.buildingCharacters}
            autoComplete="off"
            value={draft.building_name}
            onChange={(building_name) => change({ building_name })}
          />
        </Field>
      </Stack>
    </Card>
  );
}

type DetailsCardProps = {
  form: FormState;
  uploads: ReturnType<typeof useAttachments>;
  spaceId: number;
  ownId: number | undefined;
};

function DetailsCard({ form, uploads, spaceId, ownId }: DetailsCardProps) {
  const { draft, fieldErrors, change } = form;
  return (
    <Card as="section" aria-label="자세한 내용">
      <Stack gap={5}>
        <Field label="내용" optional error={fieldErrors.description}>
          <Textarea
            rows={6}
            maxLength={SCHEDULE_LIMITS.descriptionCharacters}
            value={draft.description}
            onChange={(description) => change({ description })}
          />
        </Field>
        <AttachmentsField
          files={draft.files}
          idOf={({ nano_id }) => nano_id}
          uploads={uploads}
          onChange={form.changeFiles}
          error={fieldErrors.files}
          maxCount={SCHEDULE_LIMITS.files}
          maxBytes={LIMITS.fileBytes}
          title="계약서와 견적서를 끌어다 놓거나 골라 주세요"
        />
        <PreviousField
          spaceId={spaceId}
          ownId={ownId}
          value={draft.previous}
          error={fieldErrors.previous}
          onChange={(previous) => change({ previous })}
        />
        <Switch
          checked={draft.is_complete}
          onChange={(is_complete) => change({ is_complete })}
          description="완료한 일정은 끝나기 전에 알리지 않아요."
        >
          완료
        </Switch>
      </Stack>
    </Card>
  );
}

/** Creates or edits a schedule or contract. */
export function ScheduleForm({ space, schedule }: { space: WorkSpace; schedule?: WorkSchedule }) {
  const form = useScheduleForm(space.id, schedule, space.building_name);
  const { draft, form: formRef } = form;
  const uploads = useAttachments(sendFile, form.changeFiles);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit(uploads.fault);
  };
  return (
    <form ref={formRef} noValidate aria-label="일정과 계약" onSubmit={submit}>
      <Stack gap={4}>
        {form.isRestored ? (
          <Alert
            tone="brand"
            title="입력하던 내용을 되살렸어요"
            action={
              <Button size="sm" variant="outline" onClick={form.startOver}>
                처음으로
              </Button>
            }
          />
        ) : null}
        <ContractCard form={form} />
        <DetailsCard form={form} uploads={uploads} spaceId={space.id} ownId={schedule?.id} />
        {form.failure ? (
          <Alert tone="danger" title="저장하지 못했어요">
            {form.failure.title}
          </Alert>
        ) : null}
        {uploads.isBusy ? (
          <Text size="sm" tone="muted" as="output">
            첨부파일을 올리는 중이에요. 끝나면 저장할 수 있어요.
          </Text>
        ) : null}
        <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
          {form.isDirty ? (
            <Button variant="outline" size="lg" onClick={form.startOver}>
              되돌리기
            </Button>
          ) : null}
          <Button type="submit" size="lg" loading={form.isRunning} loadingLabel="저장하는 중" disabled={uploads.isBusy}>
            {schedule ? '저장' : '등록'}
          </Button>
        </Flex>
      </Stack>
      <ScheduleConflict
        key={form.serverVersion?.updated}
        serverVersion={form.serverVersion}
        start={form.start}
        draft={draft}
        onResolve={(merged) => void form.resolve(merged)}
        onAcceptServerVersion={form.acceptServerVersion}
        onClose={form.closeConflict}
      />
    </form>
  );
}
