import { FormField, useFormValues } from '@danji/app-kit/forms';
import { ADDENDUM_DAYS, BRIEFING_DAYS, SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { toLeastNoticeDays } from '@danji/contracts/bids/suggest-item-rules';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { DateInput, Grid, TextInput } from '@danji/ui';
import { SectionCard, PAIR } from '../shared/section-card.tsx';
import { dayOf } from './moment.ts';
import { MomentInput } from './moment-input.tsx';
import { isAddendum, type NoticeDraft } from './notice-draft.ts';
import { labelNotice } from './notice-labels.ts';
import type { NoticeForm } from './use-notice-form.ts';

type Props = { form: NoticeForm };

const readToday = (): string => toBusinessDate(new Date());

/** The first day on which a notice may close, with the rule behind it; no day where the law does not rule. */
function toFirstEnd({ suggest_type, urgency, date_start }: NoticeDraft, today: string) {
  const days = toLeastNoticeDays(suggest_type, urgency);
  const start = dayOf(date_start) > today ? dayOf(date_start) : today;
  return days === 0 ? undefined : { days, day: addDays(start, days) };
}

/** The end with the least days of notice, counted from what is typed. */
function EndField({ form }: Props) {
  const values = useFormValues(form);
  const today = readToday();
  const first = isAddendum(form.base)
    ? { days: ADDENDUM_DAYS, day: addDays(today, ADDENDUM_DAYS) }
    : toFirstEnd(values, today);
  const from = isAddendum(form.base) ? '오늘' : '공고일';
  return (
    <FormField
      form={form}
      name="date_end"
      label={labelNotice('date_end')}
      required
      group
      help={first ? `${from}부터 ${first.days}일 뒤인 ${formatDate(first.day)} 이후여야 해요.` : undefined}
    >
      {(field) => <MomentInput {...field} label={labelNotice('date_end')} min={today} />}
    </FormField>
  );
}

type PlaceProps = Props & { name: 'briefing_place' | 'opening_place' };

const PlaceField = ({ form, name }: PlaceProps) => (
  <FormField form={form} name={name} label={labelNotice(name)} optional>
    {(field) => (
      <TextInput
        {...field}
        maxLength={SUGGEST_ITEM_LIMITS.placeCharacters}
        autoComplete="off"
        placeholder="예: 관리사무소 회의실"
      />
    )}
  </FormField>
);

/** When everything happens, with the least days that the law wants. */
export const DatesCard = ({ form }: Props) => (
  <SectionCard title="일정">
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField
        form={form}
        name="date_start"
        label={labelNotice('date_start')}
        optional
        group
        disabled={isAddendum(form.base)}
        help={isAddendum(form.base) ? undefined : '비워 두면 올리는 때부터 시작해요.'}
      >
        {(field) => <MomentInput {...field} label={labelNotice('date_start')} />}
      </FormField>
      <EndField form={form} />
      <FormField
        form={form}
        name="briefing_at"
        label={labelNotice('briefing_at')}
        optional
        group
        help={`공고일부터 ${BRIEFING_DAYS}일 뒤여야 해요.`}
      >
        {(field) => <MomentInput {...field} label={labelNotice('briefing_at')} />}
      </FormField>
      <PlaceField form={form} name="briefing_place" />
      <FormField form={form} name="opening_at" label={labelNotice('opening_at')} optional group>
        {(field) => <MomentInput {...field} label={labelNotice('opening_at')} />}
      </FormField>
      <PlaceField form={form} name="opening_place" />
      <FormField form={form} name="work_start_date" label={labelNotice('work_start_date')} optional>
        {(field) => <DateInput {...field} />}
      </FormField>
    </Grid>
  </SectionCard>
);
