import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import { createAiDocument, getAiDocument, updateAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { findSubCategory } from '@danji/contracts/codes/contract-categories';
import type { ResponseOf, BodyOf, Endpoint } from '@danji/contracts/define-endpoint';
import { expect, type Page } from '@playwright/test';
import { type DemoAccount, signInAs } from './accounts.ts';
import { followServerClock, serverNow } from './server-clock.ts';

/** A signed-in page, and its access token for the calls that prepare the data of a journey. */
export type SignedInPage = { page: Page; access: string };

/** Signs a page in, whose clock is from now on that of the server. */
export async function openSignedInPage(page: Page, who: DemoAccount): Promise<SignedInPage> {
  await followServerClock(page);
  return { page, access: await signInAs(page, who) };
}

/** Makes a call with the session of a page. */
export async function call<E extends Endpoint>(
  { page, access }: SignedInPage,
  { path, method }: E,
  body?: BodyOf<E>,
): Promise<ResponseOf<E>> {
  const response = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${access}` },
    data: body,
  });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as ResponseOf<E>;
}

/** Creates a work space; resolves to its id. */
export const addSpace = async (signedInPage: SignedInPage, title: string): Promise<number> =>
  (await call(signedInPage, createWorkSpace, { title })).id;

/** The address of a call about one record. */
export const toPath = ({ path }: Endpoint, id: number | string): string => path.replace('{id}', String(id));

/** Adds an AI document with a text that a member wrote; resolves to its id. */
export async function addAiDocument(
  signedInPage: SignedInPage,
  spaceId: number,
  title: string,
  content: RichDocument,
): Promise<number> {
  const { id, updated } = await call(signedInPage, createAiDocument, {
    space_id: spaceId,
    document_type: 1,
    title,
    answers: toExampleAnswers(1),
  });
  await call(signedInPage, { ...updateAiDocument, path: toPath(updateAiDocument, id) }, { content, updated });
  return id;
}

export const readAiDocument = (signedInPage: SignedInPage, id: number): Promise<AiDocument> =>
  call(signedInPage, { ...getAiDocument, path: toPath(getAiDocument, id) });

/** The date in Korea `days` days from now on the server's clock. */
export const inDays = (days: number): string =>
  new Date(serverNow() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** Adds a contract of one year that ends in `endsIn` days to a work space, with a brand or with none; resolves to its id. */
export const addContract = async (
  signedInPage: SignedInPage,
  spaceId: number,
  title: string,
  endsIn: number,
  brandId: number | null = null,
): Promise<number> =>
  (
    await call(signedInPage, createWorkSchedule, {
      space_id: spaceId,
      category1: 2,
      category2: findSubCategory(2, '저수조 청소') ?? 0,
      title,
      contract: '맑은물환경',
      brand_id: brandId,
      contract_start: inDays(endsIn - 364),
      contract_end: inDays(endsIn),
    })
  ).id;
