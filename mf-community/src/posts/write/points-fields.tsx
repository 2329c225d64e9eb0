import { FormField, useFormValues } from '@danji/app-kit/forms';
import { isQuestionPlace, isSalePlace } from '@danji/contracts/community/community-categories';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import { NumberInput, Textarea } from '@danji/ui';
import { isWithheld } from './post-draft.ts';
import { isPublished, type PostForm } from './use-post-form.ts';

const REWARD_HELP = '올릴 때 포인트를 걸어 두고, 채택하면 답변한 분께 드려요. 걸지 않아도 돼요.';
const PRICE_HELP = '비워 두면 모두가 볼 수 있어요. 가격을 정하면 구매한 사람만 글과 첨부파일을 봐요.';

/** The reward of a question, or the price of a material. */
export function PriceField({ form }: { form: PostForm }) {
  const place = useFormValues(form);
  const isQuestion = isQuestionPlace(place);
  if (!isQuestion && !isSalePlace(place)) return null;
  const isFixed = isQuestion && isPublished(form.base);
  return (
    <FormField
      form={form}
      name="price"
      label={isQuestion ? '채택 보상' : '판매 가격'}
      optional
      help={isFixed ? '올린 질문은 보상을 바꿀 수 없어요.' : isQuestion ? REWARD_HELP : PRICE_HELP}
    >
      {(field) => (
        <NumberInput
          {...field}
          min={0}
          max={COMMUNITY_LIMITS.price}
          decimals={0}
          allowBlank
          suffix="P"
          disabled={isFixed}
        />
      )}
    </FormField>
  );
}

/** A field for the preview, which everybody reads of a post that is sold, or for some grades only. */
export function PreviewField({ form }: { form: PostForm }) {
  const draft = useFormValues(form);
  if (!isWithheld(draft)) return null;
  return (
    <FormField
      form={form}
      name="preview"
      label="미리보기"
      required={isSalePlace(draft) && (draft.price ?? 0) > 0}
      help="글을 볼 수 없는 사람에게도 보이는 소개예요. 숨길 내용은 적지 마세요."
    >
      {(field) => <Textarea {...field} rows={3} maxLength={COMMUNITY_LIMITS.previewCharacters} />}
    </FormField>
  );
}
