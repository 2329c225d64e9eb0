import { Viewer } from '@danji/editor/viewer';
import { UiProvider } from '@danji/ui';
import { renderToString } from 'react-dom/server';
import { buildCorpus } from '../../../editor-stage/corpus.ts';

/**
 * Renders a mixed document of `blocks` blocks as the server does; returns the ms of each render and the length of the
 * last HTML.
 */
export function renderViewer(blocks: number, times: number): { ms: number[]; length: number } {
  const document = buildCorpus(blocks, 'mixed');
  const ms: number[] = [];
  let html = '';
  for (let turn = 0; turn < times; turn += 1) {
    const started = performance.now();
    html = renderToString(
      <UiProvider colorMode="light">
        <Viewer document={document} findImage="public" />
      </UiProvider>,
    );
    ms.push(performance.now() - started);
  }
  return { ms, length: html.length };
}
