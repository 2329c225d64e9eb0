import { POPUP_LIMITS } from '@danji/contracts/site/main-popup-limits';
import { Card, DateRangeInput, Field, Grid, Heading, NumberInput, Stack, Switch, TextInput } from '@danji/ui';
import type { ReactNode } from 'react';
import { RichTextField } from '../../shared/rich-text-field.tsx';
import type { Article } from '../../shared/use-article.ts';
import type { PopupDraft, PopupErrors } from './popup-draft.ts';

type PopupFieldsProps = {
  article: Article;
  value: PopupDraft;
  /** Reports the changed fields. */
  onChange: (part: Partial<PopupDraft>) => void;
  errors: PopupErrors;
};

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

const toSetter =
  (onChange: PopupFieldsProps['onChange']) =>
  <K extends keyof PopupDraft>(name: K) =>
  (next: PopupDraft[K]) =>
    onChange({ [name]: next });

function ContentPart({ article, value, onChange, errors }: PopupFieldsProps) {
  const set = toSetter(onChange);
  const { titleCharacters, linkCharacters } = POPUP_LIMITS;
  return (
    <Part title="내용">
      <Field label="제목" required error={errors.title}>
        <TextInput maxLength={titleCharacters} autoComplete="off" value={value.title} onChange={set('title')} />
      </Field>
      <RichTextField
        label="글"
        article={article}
        error={errors.content}
        minHeight={WRITING_HEIGHT}
        placeholder="소식을 적거나 이미지를 넣어 주세요."
      />
      <Field
        label="누르면 열 주소"
        optional
        help="이 사이트 안은 /support/notices처럼, 밖은 https:// 주소로 적어 주세요. 밖은 새 탭에서 열려요."
        error={errors.link}
      >
        <TextInput
          maxLength={linkCharacters}
          autoComplete="off"
          inputMode="url"
          value={value.link}
          onChange={set('link')}
        />
      </Field>
    </Part>
  );
}

function PeriodPart({ value, onChange, errors }: Omit<PopupFieldsProps, 'article'>) {
  const set = toSetter(onChange);
  return (
    <Part title="기간과 보이기">
      <Field
        label="보여 줄 기간"
        required
        group
        help="시작일 0시부터 종료일 자정까지 보여요."
        error={errors.date_start ?? errors.date_end}
      >
        <DateRangeInput
          label="보여 줄 기간"
          value={{ start: value.date_start, end: value.date_end }}
          onChange={({ start, end }) => onChange({ date_start: start, date_end: end })}
        />
      </Field>
      <Stack gap={0}>
        <Switch checked={value.is_visible} onChange={set('is_visible')} description="끄면 기간 안이어도 보이지 않아요.">
          보이기
        </Switch>
        <Switch
          checked={value.show_close_today}
          onChange={set('show_close_today')}
          description="보는 사람이 그날 자정까지 닫아 둘 수 있어요."
        >
          오늘 하루 보지 않기
        </Switch>
      </Stack>
    </Part>
  );
}

function PositionPart({ value, onChange, errors }: Omit<PopupFieldsProps, 'article'>) {
  const setNumber = (name: 'width' | 'x' | 'y') => (next: number | null) => onChange({ [name]: next ?? 0 });
  const { maxOffset, minWidth, maxWidth } = POPUP_LIMITS;
  return (
    <Part title="컴퓨터 화면의 크기와 위치">
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
        <Field label="너비" error={errors.width}>
          <NumberInput
            decimals={0}
            suffix="px"
            min={minWidth}
            max={maxWidth}
            value={value.width}
            onChange={setNumber('width')}
          />
        </Field>
        <Field label="왼쪽에서" error={errors.x}>
          <NumberInput decimals={0} suffix="px" min={0} max={maxOffset} value={value.x} onChange={setNumber('x')} />
        </Field>
        <Field label="위에서" error={errors.y}>
          <NumberInput decimals={0} suffix="px" min={0} max={maxOffset} value={value.y} onChange={setNumber('y')} />
        </Field>
      </Grid>
    </Part>
  );
}

/** All that makes a popup: its content, period and position. */
export function PopupFields({ article, ...props }: PopupFieldsProps) {
  return (
    <>
      <ContentPart article={article} {...props} />
      <PeriodPart {...props} />
      <PositionPart {...props} />
    </>
  );
}
