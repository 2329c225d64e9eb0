import { type FieldErrors, Form, FormActions, FormControl, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { ProductReview } from '@danji/contracts/shop/product-review';
import { createProductReview, updateProductReview } from '@danji/contracts/shop/product-review.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useToast } from '@danji/shell-sdk';
import { Checkbox, Field, FileDrop, Flex, RatingInput, Stack, Textarea } from '@danji/ui';
import { useState } from 'react';

type Values = { rating: number; content: string; image_ids: number[] };
const BLANK: Values = { rating: 0, content: '', image_ids: [] };

const validate = ({ rating, content }: Values): FieldErrors<Values> => ({
  ...(rating === 0 && { rating: '별점을 매겨 주세요.' }),
  ...(content.trim() === '' && { content: '써 본 느낌을 적어 주세요.' }),
});

type Picked = { id: string; file: File };

/** Pictures that go with a new review. */
function PicturesField({ picked, onChange }: { picked: readonly Picked[]; onChange: (next: Picked[]) => void }) {
  return (
    <Field label="사진">
      <FileDrop
        title="사진을 끌어다 놓거나 골라 주세요"
        accept="image/*"
        maxCount={SHOP_LIMITS.reviewImages}
        files={picked.map(({ id, file: { name, size } }) => ({ id, name, size }))}
        onAdd={(files) => onChange([...picked, ...files.map((file) => ({ id: crypto.randomUUID(), file }))])}
        onRemove={(id) => onChange(picked.filter((one) => one.id !== id))}
      />
    </Field>
  );
}

type ReviewFormProps = {
  /** The confirmed order that is reviewed, or the own review that is changed. */
  subject: { order: number } | { review: ProductReview };
  onDone: () => void;
};

/** Reviews the product of an order, or changes an own review; what is typed stays in this browser until it is sent. */
export function ReviewForm({ subject, onDone }: ReviewFormProps) {
  const toast = useToast();
  const [picked, setPicked] = useState<Picked[]>([]);
  const review = 'review' in subject ? subject.review : undefined;
  const order = 'order' in subject ? subject.order : (subject.review.order ?? 0);
  const form = useRecordForm({
    call: review ? updateProductReview : createProductReview,
    initial: review
      ? { rating: review.rating, content: review.content, image_ids: review.images.map(({ id }) => id) }
      : BLANK,
    toInput: ({ image_ids, ...texts }) =>
      review
        ? { params: { id: review.id }, body: { ...texts, image_ids, updated: review.updated } }
        : { body: { ...texts, order_id: order, images: picked.map(({ file }) => file) } },
    validate,
    draftKey: review ? `shop.review.${review.id}` : `shop.review.order.${order}`,
    onSaved: ({ is_hidden }: ProductReview) => {
      form.startFrom(BLANK);
      toast({
        title: review ? '후기를 고쳤어요' : '후기를 남겼어요',
        ...(is_hidden && { description: '운영팀이 확인한 뒤 다른 회원에게 보여요.' }),
        tone: 'success',
      });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="rating" label="별점" required>
        {({ value, onChange }) => <RatingInput value={value} onChange={onChange} />}
      </FormField>
      <FormField form={form} name="content" label="내용" required>
        {(field) => <Textarea {...field} rows={5} maxLength={SHOP_LIMITS.reviewContent} />}
      </FormField>
      {review ? (
        <FormControl form={form} name="image_ids">
          {({ value, onChange }) => <StayingPictures review={review} value={value} onChange={onChange} />}
        </FormControl>
      ) : (
        <PicturesField picked={picked} onChange={setPicked} />
      )}
      <FormActions form={form} submitLabel={review ? '저장' : '후기 남기기'} onCancel={onDone} />
    </Form>
  );
}

type StayingProps = { review: ProductReview; value: number[]; onChange: (value: number[]) => void };

/** The pictures of a review, of which its author may drop some. */
function StayingPictures({ review: { images }, value, onChange }: StayingProps) {
  if (images.length === 0) return null;
  return (
    <Field label="사진" help="선택을 풀면 후기에서 빠져요.">
      <Flex gap={3} flexWrap="wrap">
        {images.map(({ id, image }, index) => (
          <Stack key={id} gap={1}>
            <img src={image} alt="" width="80" height="80" style={{ objectFit: 'cover', borderRadius: 8 }} />
            <Checkbox
              checked={value.includes(id)}
              onChange={(stays) => onChange(stays ? [...value, id] : value.filter((one) => one !== id))}
            >
              {`사진 ${index + 1}`}
            </Checkbox>
          </Stack>
        ))}
      </Flex>
    </Field>
  );
}
