import { readStream } from '@danji/api-client';
import { type AiProgress, aiProgressPath } from '@danji/contracts/workspace/ai-document-progress';
import { useEffect, useEffectEvent, useState } from 'react';

/** The delay after which a lost stream is opened again, ms. */
const RETRY_MS = 1500;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Reads one stream; resolves to true when the document is finished. */
async function readProgressStream(
  documentId: number,
  signal: AbortSignal,
  onText: (at: number, text: string) => void,
): Promise<boolean> {
  for await (const data of readStream(aiProgressPath(documentId), signal)) {
    const progress = JSON.parse(data) as AiProgress;
    if (progress.type === 'end') return true;
    onText(progress.at, progress.text);
  }
  return false;
}

/**
 * The text of a document that is being generated, from its first character, whatever tab or server started it. `onEnd` runs when it is
 * finished, canceled, or failed. A lost stream is opened again; where streams are blocked, `known` (the polled document) gives the progress.
 */
export function useGenerationProgress(
  documentId: number,
  isRunning: boolean,
  polledText: string,
  onEnd: () => void,
): string {
  const [text, setText] = useState('');
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    const stop = new AbortController();
    const follow = async () => {
      while (!stop.signal.aborted) {
        const isFinished = await readProgressStream(documentId, stop.signal, (at, characters) =>
          setText((before) => before.slice(0, at) + characters),
        ).catch(() => false);
        if (isFinished && !stop.signal.aborted) return finish();
        await pause(RETRY_MS, stop.signal);
      }
    };
    void follow();
    return () => {
      stop.abort();
      setText('');
    };
  }, [documentId, isRunning]);
  return text.length >= polledText.length ? text : polledText;
}
