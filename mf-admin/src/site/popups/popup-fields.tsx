import { FormControl, FormField, type RecordForm } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import { POPUP_LIMITS } from '@danji/contracts/site/main-popup-limits';
import { Card, DateRangeInput, Grid, Heading, NumberInput, Stack, Switch, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { AudienceField } from './audience-field.tsx';
import type { PopupDraft } from './popup-draft.ts';

type Props = { form: RecordForm<PopupDraft> };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={5}>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** The editor is low because a popup is small. In px. */
const WRITING_HEIGHT = 240;

const ContentPart = ({ form }: Props) => (
  <Part title="내용">
    <FormField form={form} name="title" label="제목" required>
      {(field) => <TextInput {...field} maxLength={POPUP_LIMITS.titleCharacters} autoComplete="off" />}
    </FormField>
    <RichTextField
      form={form}
      name="content"
      label="글"
      minHeight={WRITING_HEIGHT}
      placeholder="소식을 적거나 이미지를 넣어 주세요."
    />
    <FormField
      form={form}
      name="link"
      label="누르면 열 주소"
      optional
      help="이 사이트 안은 /support/notices처럼, 밖은 https:// 주소로 적어 주세요. 밖은 새 탭에서 열려요."
    >
      {(field) => <TextInput {...field} maxLength={POPUP_LIMITS.linkCharacters} autoComplete="off" inputMode="url" />}
    </FormField>
  </Part>
);

const PeriodPart = ({ form }: Props) => (
  <Part title="대상과 기간">
    <AudienceField form={form} />
    <FormField
      form={form}
      name="period"
      label="보여 줄 기간"
      required
      group
      help="시작일 0시부터 종료일 자정까지 보여요."
    >
      {({ value, onChange }) => <DateRangeInput label="보여 줄 기간" value={value} onChange={onChange} />}
    </FormField>
    <Stack gap={0}>
      <FormControl form={form} name="is_visible">
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange} description="끄면 기간 안이어도 보이지 않아요.">
            보이기
          </Switch>
        )}
      </FormControl>
      <FormControl form={form} name="show_close_today">
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange} description="보는 사람이 그날 자정까지 닫아 둘 수 있어요.">
            오늘 하루 보지 않기
          </Switch>
        )}
      </FormControl>
    </Stack>
  </Part>
);

const { maxOffset, minWidth, maxWidth } = POPUP_LIMITS;
const NUMBERS = [
  { name: 'width', label: '너비', min: minWidth, max: maxWidth },
  { name: 'x', label: '왼쪽에서', min: 0, max: maxOffset },
  { name: 'y', label: '위에서', min: 0, max: maxOffset },
] as const;

const PositionPart = ({ form }: Props) => (
  <Part title="컴퓨터 화면의 크기와 위치">
    <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
      {NUMBERS.map(({ name, label, ...range }) => (
        <FormField key={name} form={form} name={name} label={label}>
          {({ onChange, ...field }) => (
            <NumberInput {...field} {...range} decimals={0} suffix="px" onChange={(next) => onChange(next ?? 0)} />
          )}
        </FormField>
      ))}
    </Grid>
  </Part>
);

/** All that makes a popup: its content, period and position. */
export const PopupFields = ({ form }: Props) => (
  <>
    <ContentPart form={form} />
    <PeriodPart form={form} />
    <PositionPart form={form} />
  </>
);
