import type { BodyOf } from '@danji/contracts/define-endpoint';
import { type NanoId, strictObject } from '@danji/contracts/fields';
import { requestReturn } from '@danji/contracts/shop/order-return.endpoints';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Platform } from '../../platform/platform.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { readUploads, storeImage } from '../../site/files/index.ts';

type ReturnTexts = Omit<BodyOf<typeof requestReturn>, 'images'>;

// `Type.Omit` loses the rule that refuses unknown fields.
const textSchema = strictObject(Type.Omit(requestReturn.body, ['images']).properties);

/**
 * Reads the form of a return, and stores its pictures outside any transaction, because that takes time. They are temporary:
 * unused ones are collected a day later. Throws a problem naming the field that is wrong.
 */
export async function readReturnForm(
  request: FastifyRequest,
  { platform, owner }: { platform: Platform; owner: number },
): Promise<{ texts: ReturnTexts; pictures: NanoId[] }> {
  const pictures: NanoId[] = [];
  const { texts } = await readUploads(
    request,
    { fileField: 'images', flags: [], texts: Object.keys(textSchema.properties), isWithoutFiles: true },
    async ({ buffer, fileName }) => {
      if (pictures.length >= SHOP_LIMITS.returnImages)
        throw invalidField('images', `사진은 ${SHOP_LIMITS.returnImages}장까지 올릴 수 있어요.`);
      pictures.push((await storeImage(platform, platform.db, { buffer, fileName, owner, field: 'images' })).nano_id);
    },
  );
  // Form fields are text, so they are converted and validated like a query.
  const outcome = request.compileValidationSchema(textSchema, 'querystring')(texts) as unknown as { error?: Error };
  if (outcome.error) throw outcome.error;
  return { texts: texts as unknown as ReturnTexts, pictures };
}
