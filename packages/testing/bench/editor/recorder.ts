import type { Page } from '@playwright/test';

/** Duration of one input in ms, from its event timestamp to the first task after the next frame. */
export type Sample = { key: string; ms: number };
type Recorder = {
  samples: Sample[];
  /** Syllable that is being composed. */
  syllable: string;
  /** Calls `act` and resolves to the ms until `isDone` was true and painted. */
  time(act: () => void, isDone: () => boolean): Promise<number>;
};
declare global {
  // oxlint-disable-next-line no-var
  var recorder: Recorder;
}

/**
 * Runs in the page before its scripts: times every key, and every Hangul syllable from its last jamo until it is in the
 * model.
 */
function record(): void {
  const TIMEOUT_MS = 60_000;
  const recorder: Recorder = {
    samples: [],
    syllable: '',
    time: async (act, isDone) => {
      const started = performance.now();
      act();
      while (performance.now() - started < TIMEOUT_MS) {
        await new Promise<void>((resolve) => {
          afterNextFrame(resolve);
        });
        if (isDone()) return performance.now() - started;
      }
      throw new Error(`${String(isDone)} never became true`);
    },
  };
  globalThis.recorder = recorder;
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port2.addEventListener('message', () => waiting.shift()?.());
  port2.start();
  const afterNextFrame = (task: () => void) =>
    requestAnimationFrame(() => {
      waiting.push(task);
      port1.postMessage(null);
    });
  addEventListener(
    'keydown',
    ({ key, timeStamp }) =>
      afterNextFrame(() => {
        recorder.samples.push({ key, ms: performance.now() - timeStamp });
      }),
    { capture: true },
  );
  let begun: number | undefined;
  let before = '';
  addEventListener(
    'compositionstart',
    () => {
      before = globalThis.subject.middleText();
    },
    { capture: true },
  );
  addEventListener(
    'compositionupdate',
    ({ data, timeStamp }) => {
      if (data === recorder.syllable) begun ??= timeStamp;
    },
    { capture: true },
  );
  addEventListener(
    'compositionend',
    () => {
      const from = begun;
      begun = undefined;
      const look = () => {
        if (globalThis.subject.middleText() === before) afterNextFrame(look);
        else recorder.samples.push({ key: '한글', ms: performance.now() - (from ?? Number.NaN) });
      };
      afterNextFrame(look);
    },
    { capture: true },
  );
}

export const installRecorder = (page: Page): Promise<unknown> => page.addInitScript(record);

/** The samples since the last call. */
export const takeSamples = async (page: Page): Promise<Sample[]> => {
  // Waits for the frame of the last key.
  await page.waitForTimeout(100);
  return page.evaluate(() => globalThis.recorder.samples.splice(0));
};
