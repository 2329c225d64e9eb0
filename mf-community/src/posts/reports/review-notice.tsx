/** By name, since the shell has to have each name that a release uses. */
export { ReviewNotice } from '@danji/app-kit/reports';
