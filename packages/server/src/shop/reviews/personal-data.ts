import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import { eraseCaseTexts } from '../../community/moderation/index.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { releaseImages } from './review-images.ts';
import { deleteReviewsOf, listImageFiles, listOwnReviews } from './review.repository.ts';

/** Reviews end with the account, with their pictures and the replies to them. */
export const reviewPersonalData: PersonalDataContributor = {
  erased: ['product_review.content', 'product_review.reply', 'product_review.searched'],
  erase: async (db, { id }, now) => {
    const reviews = await listOwnReviews(db, id);
    const files = await listImageFiles(
      db,
      reviews.map((review) => review.id),
    );
    await deleteReviewsOf(db, id);
    await eraseCaseTexts(db, ReportedKind.REVIEW, id);
    await releaseImages(db, files, now);
  },
  own: {
    title: '상품 후기',
    order: 93,
    collect: async (db, userId) => ({
      data: (await listOwnReviews(db, userId)).map(({ product_name, rating, content, reply, created }) => ({
        상품: product_name,
        별점: rating,
        내용: content,
        답글: reply ?? '',
        쓴때: formatDateTime(created),
      })),
    }),
  },
};
