import { Form, FormControl, FormFailure, FormField, useFormFiles, type RecordForm } from '@danji/app-kit/forms';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listContractCategories } from '@danji/contracts/codes/contract-categories';
import {
  AttachmentsField,
  Button,
  Card,
  CascadePicker,
  Flex,
  Grid,
  MoneyInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@danji/ui';
import { BrandField } from './brand-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PreviousField } from './previous-field.tsx';
import { ScheduleConflict } from './schedule-conflict.tsx';
import type { ScheduleDraft } from './schedule-draft.ts';
import { useScheduleForm } from './use-schedule-form.ts';

const CATEGORIES = listContractCategories();
const PAIR = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

const ContractCard = ({ form }: { form: RecordForm<ScheduleDraft> }) => (
  <Card as="section" aria-label="계약">
    <Stack gap={5}>
      <FormField form={form} name="title" label="제목" required>
        {(field) => (
          <TextInput
            {...field}
            maxLength={SCHEDULE_LIMITS.titleCharacters}
            autoComplete="off"
            placeholder="예: 2027년 경비 용역"
          />
        )}
      </FormField>
      <FormField form={form} name="category2" label="분류" required>
        {({ value, onChange }) => (
          <CascadePicker
            label="분류"
            nodes={CATEGORIES}
            separator=" › "
            max={1}
            allowAll={false}
            value={value === null ? [] : [String(value)]}
            onChange={([code]) => onChange(code === undefined ? null : Number(code))}
          />
        )}
      </FormField>
      <PeriodFields form={form} />
      <Grid gridTemplateColumns={PAIR} gap={4}>
        <FormField form={form} name="contract" label="계약 업체" optional>
          {(field) => <TextInput {...field} maxLength={SCHEDULE_LIMITS.contractCharacters} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="contract_amount" label="계약 금액" optional>
          {(field) => <MoneyInput {...field} allowBlank max={SCHEDULE_LIMITS.amount} />}
        </FormField>
      </Grid>
      <BrandField form={form} />
      <FormField form={form} name="building_name" label="건물 이름" optional>
        {(field) => <TextInput {...field} maxLength={SCHEDULE_LIMITS.buildingCharacters} autoComplete="off" />}
      </FormField>
    </Stack>
  </Card>
);

type DetailsCardProps = {
  form: RecordForm<ScheduleDraft>;
  files: ReturnType<typeof useFormFiles>;
  spaceId: number;
  ownId: number | undefined;
};

const DetailsCard = ({ form, files, spaceId, ownId }: DetailsCardProps) => (
  <Card as="section" aria-label="자세한 내용">
    <Stack gap={5}>
      <FormField form={form} name="description" label="내용" optional>
        {(field) => <Textarea {...field} rows={6} maxLength={SCHEDULE_LIMITS.descriptionCharacters} />}
      </FormField>
      <AttachmentsField
        {...files}
        maxCount={SCHEDULE_LIMITS.files}
        title="계약서와 견적서를 끌어다 놓거나 골라 주세요"
      />
      <PreviousField form={form} spaceId={spaceId} ownId={ownId} />
      <FormControl form={form} name="is_complete">
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange} description="완료한 일정은 끝나기 전에 알리지 않아요.">
            완료
          </Switch>
        )}
      </FormControl>
    </Stack>
  </Card>
);

/** `start` is the first day of a new one. */
type ScheduleFormProps = { space: WorkSpace; schedule?: WorkSchedule; start?: string };

/** Creates or edits a schedule or contract. */
export function ScheduleForm({ space, schedule, start }: ScheduleFormProps) {
  const form = useScheduleForm(space, schedule, start);
  const files = useFormFiles(form);
  const { isBusy } = files.uploads;
  return (
    <Form form={form} label="일정과 계약">
      <ContractCard form={form} />
      <DetailsCard form={form} files={files} spaceId={space.id} ownId={schedule?.id} />
      <FormFailure form={form} title="저장하지 못했어요" />
      {isBusy ? (
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
        <Button type="submit" size="lg" loading={form.isRunning} loadingLabel="저장하는 중" disabled={isBusy}>
          {schedule ? '저장' : '등록'}
        </Button>
      </Flex>
      <ScheduleConflict form={form} />
    </Form>
  );
}
