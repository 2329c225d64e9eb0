import { toDefaultPrompt } from '@danji/contracts/workspace/ai-prompt-defaults';
import { toExampleAnswers } from '@danji/contracts/workspace/ai-document-forms';
import { EditState } from '@danji/contracts/codes/edit-state';
import { sheetOf } from '../workspace/schedules/sheet-fixture.ts';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES, but } from './roles.ts';

const { general, insiders, insidersOnly, workers, managers, managersOnly, appointers, members, masters } = AUDIENCES;

/** Work spaces and what is in them. */
export const APTS_CALLS: Record<string, CallOptions> = {
  // About no work space, or about all of one's own.
  'apts.generate_work_space': { input: () => ({ body: { apt_code: 'A90000002' } }) },
  'apts.check_apt_code': { input: () => ({ query: { apt_code: 'A90000001' } }) },

  // Memberships: one's own is moved by oneself, those of others by masters and operators.
  'apts.change_work_space': { audience: insidersOnly },
  'apts.list_work_members': { audience: insiders },
  'apts.get_my_membership': { audience: but(general, 404, 'stranger', 'rival', 'neighbour') },
  'apts.create_work_member': {
    audience: managers,
    input: ({ space }) => ({ body: { space_id: space.id, tel: '01087654321' } }),
  },
  'apts.update_work_member': {
    input: () => ({ body: { job_grade: 2 } }),
    also: {
      'answers a request': {
        audience: but(managers, 403, 'asking'),
        input: ({ members }) => ({ params: { id: members.asking.id }, body: { edit_state_type: EditState.DONE } }),
      },
      'answers an invitation': {
        audience: but(but(managers, 'in', 'invited'), 403, 'master', 'manager'),
        input: ({ members }) => ({ params: { id: members.invited.id }, body: { edit_state_type: EditState.DONE } }),
      },
      'makes a resident': { input: () => ({ body: { role: 'resident' } }) },
      'makes a manager': { audience: appointers, input: () => ({ body: { role: 'manager' } }) },
      'hands over': { audience: appointers, input: () => ({ body: { role: 'master' } }) },
      'changes a manager': {
        audience: but(appointers, 'in', 'manager'),
        input: ({ members }) => ({ params: { id: members.manager.id }, body: { job_grade: 2 } }),
      },
    },
  },
  'apts.delete_work_member': {
    also: {
      'takes back an invitation': {
        audience: but(managers, 'in', 'invited'),
        input: ({ members }) => ({ params: { id: members.invited.id } }),
      },
      'takes back a request': {
        audience: but(managers, 'in', 'asking'),
        input: ({ members }) => ({ params: { id: members.asking.id } }),
      },
    },
  },
  'apts.update_work_space': {
    audience: workers,
    input: () => ({ body: { number_of_units: 500 } }),
    also: {
      'names the master': {
        audience: appointers,
        input: ({ accounts }) => ({ body: { master_user_id: accounts.member.id } }),
      },
    },
  },

  'apts.archive_work_space': { audience: appointers },
  'apts.delete_work_space': { audience: appointers },
  'apts.restore_work_space': { audience: appointers },

  // In order: only masters and operators, only masters, only the author.
  'apts.create_schedule_feed': { audience: managers },
  'apts.delete_schedule_feed': { audience: managers },
  'apts.list_hand_overs': { audience: masters },
  'apts.start_hand_over': { audience: masters },
  'apts.delete_ai_document': { audience: managersOnly },
  'apts.restore_ai_document': { audience: managersOnly },
  'apts.create_work_request': {
    audience: members,
    input: ({ space }) => ({
      body: { space_id: space.id, title: '요청', data: { request_type: 1, text: '고쳐 주세요.' }, file_ids: [] },
    }),
  },
  'apts.cancel_work_request': { audience: members },
  'apts.see_work_request': { audience: members },

  'apts.create_work_schedule': {
    input: ({ space }) => ({ body: { space_id: space.id, title: '계약', category1: 2, category2: 502 } }),
  },
  'apts.update_work_schedule': { input: ({ schedule }) => ({ body: { title: '바꿈', updated: schedule.updated } }) },
  'apts.list_calendar_schedules': { input: ({ space }) => ({ query: { space_id: space.id, month: '2026-12' } }) },
  'apts.import_work_schedules': {
    input: async () => ({ body: { file: await sheetOf([['용역', '경비 용역', '가져온 계약']]) } }),
  },
  'apts.list_ai_documents': {
    audience: members,
    input: ({ space }) => ({ query: { space_id: space.id } }),
    // Without a work space everybody reads those of his own ones.
    also: { 'all work spaces': { input: () => ({ query: {} }) } },
  },
  'apts.create_ai_document': {
    audience: members,
    input: ({ space }) => ({
      body: { space_id: space.id, document_type: 1, title: '새 문서', answers: toExampleAnswers(1) },
    }),
  },
  'apts.update_ai_document': { input: ({ document }) => ({ body: { title: '바꿈', updated: document.updated } }) },
  'apts.restore_ai_document_version': {
    input: ({ version, document }) => ({ body: { version_id: version, updated: document.updated } }),
  },
  'apts.create_ai_prompt': {
    input: () => ({ body: { document_type: 1, ...toDefaultPrompt(1), note: '', is_active: true } }),
  },
  'apts.update_apartment_info': { input: ({ info }) => ({ body: { name: '바꿈', updated: info.updated } }) },
  'apts.get_ai_usage': { input: () => ({ query: { date_start: '2026-01-01', date_end: '2026-02-01' } }) },

  // Opened by a secret in the address instead of a sign-in.
  'apts.read_schedule_feed': { opensBySecret: true },
  'apts.get_invitation': { opensBySecret: true },
  'apts.download_hand_over': {
    audience: AUDIENCES.everybody,
    opensBySecret: true,
    input: ({ handOverToken }) => ({ query: { t: handOverToken } }),
  },
  'apts.preview_facts_import': { audience: workers },
  'apts.import_facts': { audience: workers, input: ({ space }) => ({ body: { updated: space.updated } }) },
};
