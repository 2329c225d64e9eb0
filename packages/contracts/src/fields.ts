import { Type, type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';
import { TEL_PATTERN } from './format/tel.ts';

/**
 * Building blocks of the entity schemas. `label` is the Korean name of a field: in messages about an invalid field, and in
 * the staff log.
 */
type Brand<T, Name extends string> = T & { readonly __brand?: Name };
/** The public id of an entity: 21 characters (letters, digits, `_`, `-`). */
export type NanoId = Brand<string, 'NanoId'>;

export const strictObject = <P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

/** A named thing (SPEC §3): the API description refers to it by its name. */
export const entity = <P extends TProperties>($id: string, properties: P): TObject<P> =>
  Type.Object(properties, { $id, additionalProperties: false });

/** The schema of a field with the name of the field, where the schema has none of its own. */
export const labelled = <T extends TSchema>(label: string, schema: T): T => ({ ...schema, label });

export const nullable = <T extends TSchema>(schema: T): TUnsafe<Static<T> | null> =>
  Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }] });

export const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, label: '번호' });
export const userId = labelled('회원 번호', id);
export const spaceId = labelled('워크스페이스 번호', id);
/** The largest number of a database column of four bytes. */
export const MAX_INT4 = 2_147_483_647;
export const nanoId = Type.Unsafe<NanoId>({ type: 'string', pattern: '^[A-Za-z0-9_-]{21}$' });
export const publicId = labelled('공개 번호', nanoId);
/** A record in a path: its number or its public id. */
export const recordRef = Type.String({ pattern: '^([1-9]\\d{0,14}|[A-Za-z0-9_-]{21})$' });
/** ISO 8601 with offset. */
export const timestamp = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
});
export const created = labelled('등록', timestamp);
export const updated = labelled('수정', timestamp);
/** A timestamp as callers send one. */
export const sentTimestamp = Type.String({ ...timestamp, maxLength: 40 });
/** The `updated` of the version that the caller has seen. */
export const seenVersion = labelled('마지막 수정 시각', sentTimestamp);
/** A business date in Asia/Seoul, `YYYY-MM-DD`. */
export const date = (label: string) =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', label });
export const text = (label: string, maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, label });
/** Text that must not be blank. */
export const nonEmptyString = (label: string, maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', label });
/** A phone number of any kind, or none. It is for input only, because older rows may hold anything. */
export const phone = (label: string) => Type.String({ maxLength: 20, pattern: TEL_PATTERN, label });
export const count = (label: string, maximum = 1_000_000) => Type.Integer({ minimum: 0, maximum, label });
/** An amount of money, in won. */
export const won = (label: string) => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, label });
export const fileCount = count('첨부파일 수');
export const search = Type.Optional(Type.String({ maxLength: 100, label: '검색어' }));
export const oneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
export const ok = strictObject({ ok: Type.Literal(true) });
/** A file field of a multipart body. */
export const binary = Type.Unsafe<Blob | File>({ type: 'string', format: 'binary', label: '파일' });
