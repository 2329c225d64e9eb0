import { describe, expect, test } from '@jest/globals';
import { hosted, integrity, setUp } from './remote-loader-fixture.ts';

/** Returns the attributes that the guard sets on a script. */
const guard = (url: string) => {
  const script = document.createElement('script');
  (globalThis as unknown as { danjiGuardScript: (script: HTMLScriptElement, url: string) => void }).danjiGuardScript(
    script,
    url,
  );
  return { integrity: script.integrity, src: script.src, crossOrigin: script.crossOrigin };
};

describe('a script of a release', () => {
  test('gets the hash of its release, and no crossorigin on the same origin', async () => {
    await setUp(() => true).load();
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js')).toEqual({
      integrity: integrity['page.js'],
      src: 'http://localhost/releases/workspace/1.1.0-b/page.js',
      crossOrigin: null,
    });
  });

  test('has a new address each time it is requested', async () => {
    await setUp(({ url }) => url.endsWith('?r=1')).load();
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js')).toMatchObject({
      integrity: integrity['page.js'],
      src: 'http://localhost/releases/workspace/1.1.0-b/page.js?r=1',
    });
    expect(guard('http://localhost/releases/workspace/1.1.0-b/page.js').src).toBe(
      'http://localhost/releases/workspace/1.1.0-b/page.js?r=2',
    );
  });

  test('that hangs is removed before a retry, with the preload hints of its release', async () => {
    document.head.innerHTML = `<script src="/releases/workspace/1.1.0-b/page.js" type="text/plain"></script><link rel="preload" as="script" href="/releases/workspace/1.1.0-b/page.js"><link rel="preload" as="script" href="/assets/main.js">`;
    await setUp(({ url }) => url.endsWith('?r=1')).load();
    expect(document.head.innerHTML).toBe('<link rel="preload" as="script" href="/assets/main.js">');
  });

  test('cannot run when no release lists it', async () => {
    await setUp(() => true).load();
    expect(guard('http://localhost/releases/workspace/1.1.0-b/planted.js').integrity).toBe(`sha384-${'A'.repeat(64)}`);
    expect(guard('https://elsewhere.example/page.js')).toMatchObject({
      integrity: `sha384-${'A'.repeat(64)}`,
      crossOrigin: 'anonymous',
    });
  });

  test('of a development build has no hash', async () => {
    await setUp(() => true, {
      ...hosted,
      release: 'dev',
      base: 'http://localhost/dev/workspace/',
      integrity: {},
    }).load();
    expect(guard('http://localhost/dev/workspace/page.js').integrity ?? '').toBe('');
  });

  test('passes the guard when its address is set, whichever tool built the code', async () => {
    await setUp(() => true).load();
    const script = Object.assign(document.createElement('script'), {
      src: '/releases/workspace/1.1.0-b/page.js',
    });
    expect(script.integrity).toBe(integrity['page.js']);
    const planted = Object.assign(document.createElement('script'), {
      src: '/releases/workspace/1.1.0-b/planted.js',
    });
    expect(planted.integrity).toBe(`sha384-${'A'.repeat(64)}`);
    const other = Object.assign(document.createElement('script'), { src: '/assets/main.js' });
    expect(other.integrity ?? '').toBe('');
  });
});
