export { findReadableNotice, findReadableVersion } from './notice.repository.ts';
