import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { AiPrompt } from '@danji/contracts/workspace/ai-prompt';
import { validatePrompt } from '@danji/contracts/workspace/ai-prompt-rules';
import {
  activateAiPrompt,
  createAiPrompt,
  getAiUsage,
  listAiPrompts,
} from '@danji/contracts/workspace/ai-prompt.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { activatePrompt, findPrompt, insertPrompt, listPromptRows, type PromptRow } from './ai-prompt.repository.ts';
import { readUsage } from './ai-usage.repository.ts';

/** Presents a prompt to `user`: only operators see its texts. */
const toPrompt = (row: PromptRow, user: Principal): AiPrompt =>
  isStaff(user) ? row : { ...row, system: null, template: null, note: null, user: null };

async function getPrompt(db: Db, id: number): Promise<PromptRow> {
  const row = await findPrompt(db, id);
  if (!row) throw new ProblemError('not_found', { title: '지시문을 찾을 수 없어요.' });
  return row;
}

/** Routes by which staff edit prompts and read the usage. */
export function registerAiPromptRoutes(app: FastifyInstance): void {
  route(app, listAiPrompts, async ({ db, query, user }) => {
    const page = await listPromptRows(db, isStaff(user) ? query : { ...query, is_active: true });
    return mapPage(page, (row) => toPrompt(row, user));
  });

  route(app, createAiPrompt, async ({ db, body, user, now, change }) => {
    const { document_type, system, template, note, is_active } = body;
    const fieldErrors = validatePrompt(document_type, { system, template });
    if (Object.keys(fieldErrors).length > 0) throw new ProblemError('invalid_input', { fields: fieldErrors });
    const id = await insertPrompt(
      db,
      { document_type, system: system.trim(), template: template.trim(), note: note.trim(), user_id: user.id },
      now,
    );
    if (is_active) await activatePrompt(db, { id, document_type });
    const row = await getPrompt(db, id);
    change.after = row;
    return toPrompt(row, user);
  });

  route(app, activateAiPrompt, async ({ db, body, user, change }) => {
    const before = await getPrompt(db, body.prompt_id);
    await activatePrompt(db, before);
    const after = await getPrompt(db, before.id);
    change.before = before;
    change.after = after;
    return toPrompt(after, user);
  });

  route(app, getAiUsage, async ({ db, query }) => {
    checkPeriod(query, ANSWER_LIMITS.days);
    return readUsage(db, query);
  });
}
