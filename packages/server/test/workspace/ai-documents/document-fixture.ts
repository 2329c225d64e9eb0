import { setTimeout as wait } from 'node:timers/promises';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { aiProgressPath, type AiProgress } from '@danji/contracts/workspace/ai-document-progress';
import { createAiDocument, generateAiDocument, getAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState, AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';

/** Resets the server, and makes the model write without pauses. */
export async function resetDocuments(): Promise<void> {
  await testServer().reset();
  testServer().sandbox.resetAi();
  testServer().sandbox.setAiPace(0);
}

export async function makeDocument(
  writer: TestAccount,
  space: WorkSpace,
  given: Partial<BodyOf<typeof createAiDocument>> = {},
): Promise<AiDocument> {
  const body = {
    space_id: space.id,
    document_type: AiDocumentType.NOTICE,
    title: '저수조 청소 안내',
    answers: toExampleAnswers(given.document_type ?? AiDocumentType.NOTICE),
    ...given,
  };
  const { status, data, problem } = await call(createAiDocument, { token: writer.token, body });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

export const generate = (writer: TestAccount, { id }: Pick<AiDocument, 'id'>) =>
  call(generateAiDocument, { token: writer.token, body: { document_id: id } });

export const readDocument = async (reader: TestAccount, { id }: Pick<AiDocument, 'id'>): Promise<AiDocument> =>
  (await call(getAiDocument, { token: reader.token, params: { id } })).data;

/** Waits until the document's generation has ended. */
export async function waitUntilWritten(reader: TestAccount, document: Pick<AiDocument, 'id'>): Promise<AiDocument> {
  for (let tries = 0; tries < 400; tries += 1) {
    const now = await readDocument(reader, document);
    if (now.state !== AiDocumentState.RUNNING) return now;
    await wait(20);
  }
  throw new Error('The document is written forever.');
}

/** Waits until the first text of the running generation can be read. */
export async function waitUntilText(reader: TestAccount, document: Pick<AiDocument, 'id'>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await readDocument(reader, document)).generation?.text) return;
    await wait(20);
  }
  throw new Error('The document gets no text.');
}

/** A document with a generated text. */
export async function writeDocument(
  writer: TestAccount,
  space: WorkSpace,
  given: Partial<BodyOf<typeof createAiDocument>> = {},
): Promise<AiDocument> {
  const document = await makeDocument(writer, space, given);
  await generate(writer, document);
  return waitUntilWritten(writer, document);
}

/** Watches a document over real HTTP until the stream ends. */
export async function watch(
  token: string | undefined,
  id: number,
  onProgress: (progress: AiProgress) => void = () => undefined,
) {
  const response = await fetch(`${testServer().url}${aiProgressPath(id)}`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  });
  const received: AiProgress[] = [];
  if (!response.ok || !response.body) return { status: response.status, received };
  let buffer = '';
  for await (const letters of response.body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    const blocks = (buffer + letters).split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!data) continue;
      const progress = JSON.parse(data) as AiProgress;
      received.push(progress);
      onProgress(progress);
    }
  }
  return { status: response.status, received };
}

/** Joins the received parts of the text by their positions. */
export const toReceivedText = (received: readonly AiProgress[]): string =>
  received.reduce(
    (text, progress) => (progress.type === 'text' ? text.slice(0, progress.at) + progress.text : text),
    '',
  );
