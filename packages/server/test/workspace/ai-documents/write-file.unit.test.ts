import { expect, test } from '@jest/globals';
import { type FileRequest, writeFile } from '@danji/server/workspace/ai-documents/export/write-file';

const [ANN, BOB] = [1, 2];

test('an account writes one file at a time, so that others have the remaining places', async () => {
  const started: string[] = [];
  const end = Promise.withResolvers<FileRequest>();
  const write = (accountId: number, name: string) =>
    writeFile(accountId, () => {
      started.push(name);
      return end.promise;
    });
  const accepted = [write(ANN, 'ann 1'), write(ANN, 'ann 2'), write(ANN, 'ann 3'), write(BOB, 'bob 1')];
  await expect(write(ANN, 'ann 4')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: '앞서 요청한 파일을 만들고 있어요. 끝난 뒤 다시 내려받아 주세요.',
  });
  expect(started).toEqual(['ann 1', 'bob 1']);
  end.reject(new Error('the test is over'));
  await Promise.allSettled(accepted);
  expect(started).toEqual(['ann 1', 'bob 1', 'ann 2', 'ann 3']);
});
