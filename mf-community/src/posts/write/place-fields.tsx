import { FormField, useFormValues } from '@danji/app-kit/forms';
import {
  COMMUNITY_CATEGORIES,
  COMMUNITY_CATEGORY_KEYS,
  isQuestionPlace,
} from '@danji/contracts/community/community-categories';
import { Field, Grid, Select } from '@danji/ui';
import { toCategory } from '../categories.ts';
import { isPublished, type PostForm } from './use-post-form.ts';

const PAIR = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
const CATEGORIES = COMMUNITY_CATEGORY_KEYS.map((value) => ({ value, label: COMMUNITY_CATEGORIES[value].label }));

/** Shows the fields of the post's category; a question that others have seen stays where it is. */
export function PlaceFields({ form }: { form: PostForm }) {
  const place = useFormValues(form);
  const { category } = place;
  const isFixed = isPublished(form.base) && form.base?.is_question === true;
  const options = COMMUNITY_CATEGORIES[category].options.map(({ code, label }) => ({ value: String(code), label }));
  return (
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <Field label="분류" required help={isFixed ? '올린 질문은 분류를 바꿀 수 없어요.' : undefined}>
        <Select
          name="category"
          value={category}
          options={CATEGORIES}
          disabled={isFixed}
          onChange={(value) => form.change({ category: toCategory(value) ?? category, category1: 1 })}
        />
      </Field>
      <FormField
        form={form}
        name="category1"
        label="세부 분류"
        required
        help={isQuestionPlace(place) ? '답변을 받고 채택할 수 있는 글이에요.' : undefined}
      >
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            value={String(value)}
            options={options}
            disabled={isFixed}
            onChange={(code) => onChange(Number(code))}
          />
        )}
      </FormField>
    </Grid>
  );
}
