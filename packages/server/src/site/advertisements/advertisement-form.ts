import { createAdvertisement, updateAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { PICTURE_NUMBERS, type PictureNumber } from '@danji/contracts/site/picture-numbers';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { strictObject } from '@danji/contracts/fields';
import { formatBytes } from '@danji/contracts/format/number';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { readParts } from '../../platform/http/multipart-parts.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';

type FileField = `image${PictureNumber}`;
type Text<E extends typeof createAdvertisement | typeof updateAdvertisement> = Omit<BodyOf<E>, FileField>;
type UploadedPicture = { buffer: Buffer; fileName: string | undefined };
export type UploadedPictures = Map<PictureNumber, UploadedPicture>;
export type NewAdvertisement = Text<typeof createAdvertisement>;
export type AdvertisementChange = Text<typeof updateAdvertisement>;

const FILE_FIELDS = PICTURE_NUMBERS.map((number): FileField => `image${number}`);
const LISTS = new Set(['remove_images']);
// `Type.Omit` loses the rule that refuses unknown fields.
const newTextSchema = strictObject(Type.Omit(createAdvertisement.body, FILE_FIELDS).properties);
const changedTextSchema = strictObject(Type.Omit(updateAdvertisement.body, FILE_FIELDS).properties);

/**
 * Form fields are text, so they are converted and validated like a query. Throws the same problem as the contract's
 * validation.
 */
function checkText<T>(
  request: FastifyRequest,
  schema: typeof newTextSchema | typeof changedTextSchema,
  text: Record<string, unknown>,
): T {
  const outcome = request.compileValidationSchema(schema, 'querystring')(text) as unknown as { error?: Error };
  if (outcome.error) throw outcome.error;
  return text as T;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function readPicture(part: MultipartFile): Promise<UploadedPicture> {
  try {
    return { buffer: await part.toBuffer(), fileName: part.filename };
  } catch (error) {
    if (codeOf(error) !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    const message = `이미지가 너무 커요. ${formatBytes(part.file.bytesRead)}보다 작은 이미지를 올려 주세요.`;
    throw new ProblemError('payload_too_large', { title: message, fields: { [part.fieldname]: message } });
  }
}

async function readForm(
  request: FastifyRequest,
): Promise<{ text: Record<string, unknown>; pictures: UploadedPictures }> {
  const text: Record<string, unknown> = {};
  const pictures: UploadedPictures = new Map();
  for await (const part of readParts(request)) {
    const { fieldname: name } = part;
    if (part.type === 'file') {
      const number = PICTURE_NUMBERS[FILE_FIELDS.indexOf(name as FileField)];
      if (!number) throw invalidField(name, '받지 않는 항목이에요.');
      pictures.set(number, await readPicture(part));
    } else if (LISTS.has(name)) text[name] = [...((text[name] as unknown[] | undefined) ?? []), part.value];
    else text[name] = part.value;
  }
  return { text, pictures };
}

/** Reads the form of a new advertisement. Throws a problem naming the field that is wrong. */
export async function readNewForm(
  request: FastifyRequest,
): Promise<{ text: NewAdvertisement; pictures: UploadedPictures }> {
  const { text, pictures } = await readForm(request);
  return { text: checkText<NewAdvertisement>(request, newTextSchema, text), pictures };
}

/** Reads the form of a change; fields that it lacks do not change. */
export async function readChangeForm(
  request: FastifyRequest,
): Promise<{ text: AdvertisementChange; pictures: UploadedPictures }> {
  const { text, pictures } = await readForm(request);
  return { text: checkText<AdvertisementChange>(request, changedTextSchema, text), pictures };
}
