import type { User } from '@danji/contracts/accounts/user';

declare module '../../platform/database/schema.ts' {
  interface Database {
    staff_account: { user_id: number; staff_type: NonNullable<User['staff']>['staff_type'] };
  }
}
