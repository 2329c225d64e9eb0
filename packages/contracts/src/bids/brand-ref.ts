import { Type, type Static } from 'typebox';
import { entity, userId } from '../fields.ts';

/** A brand beside what it is named in: the name and the number under which it was approved. */
export const brandRef = entity('BrandRef', {
  id: userId,
  name: Type.String({ label: '상호' }),
  business_no: Type.String({ label: '사업자등록번호' }),
  address1: Type.String({ label: '주소' }),
});
export type BrandRef = Static<typeof brandRef>;
