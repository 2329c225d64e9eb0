import { formatDateTime } from '@danji/contracts/format/date';
import { UniquePaths } from '../../platform/archive/archive-paths.ts';
import type { Archive } from '../../platform/archive/open-archive.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnPart } from './collect-own-data.ts';

/** The most files and bytes of files of one export; the data of all of them is included. */
const MAX_FILES = 2000;
const MAX_BYTES = 1024 ** 3;

const toReadMe = (made: Date, parts: readonly OwnPart[], missing: readonly string[]): string => `단지 내 데이터

만든 때: ${formatDateTime(made.toISOString())}

이 파일에는 단지가 회원님에 대해 보관하는 정보가 들어 있어요. 이름, 연락처, 로그인 기록이 있으니 다른 사람에게 주지 마세요.

들어 있는 것
${parts.map(({ title, files = [] }) => `- ${title}.json${files.length > 0 ? ` 그리고 폴더 '${title}'` : ''}`).join('\n')}

JSON 파일은 메모장 같은 편집기나 웹 브라우저로 열 수 있어요.

들어 있지 않은 것
- 워크스페이스의 계약, 문서, 첨부파일은 그 워크스페이스의 기록이에요. 지금 멤버인 곳에 회원님이 등록한 것의 목록만 들어 있고, 전체는 워크스페이스 관리자가 인수인계 내보내기로 받을 수 있어요.
- 다른 사람의 정보는 들어 있지 않아요. 알림은 다른 사람의 이름이 나올 수 있어서 제목만 들어 있어요.
- 비밀번호는 되돌릴 수 없게 암호화해 보관하므로 들어 있지 않아요.
${missing.length > 0 ? `\n파일이 너무 많거나 크거나 원본을 찾을 수 없어 넣지 못한 파일\n${missing.map((name) => `- ${name}`).join('\n')}\n` : ''}`;

/** Fills the archive of an account's own data: a JSON file for each part, its files, and a text that explains them. */
export async function fillOwnArchive(
  { files: storage }: Platform,
  archive: Archive,
  parts: readonly OwnPart[],
  made: Date,
): Promise<void> {
  const paths = new UniquePaths();
  const missing: string[] = [];
  let [count, size] = [0, 0];
  for (const { title, data, files = [] } of parts) {
    archive.addText(`${title}.json`, `${JSON.stringify(data, null, 2)}\n`);
    for (const file of files) {
      const fits = count < MAX_FILES && size + file.size <= MAX_BYTES;
      const bytes = fits ? await storage.open(file.storage_key) : undefined;
      if (!bytes) {
        missing.push(`${title}/${file.name}`);
        continue;
      }
      count += 1;
      size += file.size;
      await archive.addStream(paths.take(title, file.name), bytes);
    }
  }
  archive.addText('읽어 주세요.txt', toReadMe(made, parts, missing));
}
