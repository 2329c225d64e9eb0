import { request } from '@danji/api-client';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import type { StoredFile } from '@danji/contracts/site/file';
import type { SendFile } from '@danji/ui';

/** Uploads one file as temporary; it becomes permanent once a saved record names it. @throws ApiError */
export const sendFile: SendFile<readonly StoredFile[]> = (file, options) =>
  request(writeFiles, { body: { files: [file], is_temp: true }, ...options });
