import type { PointDifference } from '@danji/contracts/points/point-check';

/** A difference before it is stored: of an account, or of a business day and a type. */
export type Found = Omit<PointDifference, 'id' | 'user'> & { user_id: number | null };
