import { jest } from '@jest/globals';
import type { ObjectStorage } from '@danji/server/platform/storage/object-storage';
import { testServer } from '@danji/testing/test-server';

/** Delays every archive until the returned function is called: no export ends before that. */
export function holdStorage(): () => void {
  const storage = Object.getPrototypeOf(testServer().platform.files) as ObjectStorage;
  const { putStream } = storage;
  const { promise, resolve } = Promise.withResolvers<void>();
  const spy = jest.spyOn(storage, 'putStream').mockImplementation(async function held(this: ObjectStorage, ...given) {
    await promise;
    return putStream.apply(this, given);
  });
  return () => {
    spy.mockRestore();
    resolve();
  };
}
