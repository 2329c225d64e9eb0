import type { Mutation } from './mutation.ts';

const ITEMS = 'packages/server/src/bids/company-items';
const ITEM_TESTS = 'packages/server/test/bids/company-items';
const EVALUATIONS = 'packages/server/src/bids/evaluations';
const EVALUATION_TEST = 'packages/server/test/bids/evaluations/evaluations.api.test.ts';
const PLAN_RULES = 'packages/contracts/src/bids/plan-rules.ts';
const PLAN_RULES_TEST = 'packages/contracts/test/bids/plan-rules.unit.test.ts';
const DOCUMENTS = 'packages/server/src/bids/compliance-documents';
const DOCUMENT_TEST = 'packages/server/test/bids/compliance-documents/compliance-documents.api.test.ts';

export const BIDS_MUTATIONS: readonly Mutation[] = [
  {
    description: 'companies: a refused item that was changed does not wait for approval again',
    file: 'packages/contracts/src/bids/company-item-transitions.ts',
    find: 'return state === FAILED ? PENDING : state;',
    replace: 'return state;',
    test: `${ITEM_TESTS}/company-items.api.test.ts`,
  },
  {
    description: 'companies: a vendor shows again what operators have hidden',
    file: 'packages/contracts/src/bids/company-item-transitions.ts',
    find: "return isHiddenByStaff && actor === 'owner' ? [] : [DONE];",
    replace: 'return [DONE];',
    test: `${ITEM_TESTS}/company-items.api.test.ts`,
  },
  {
    description: 'companies: a change of a public item is public before its approval',
    file: `${ITEMS}/company-item.service.ts`,
    find: 'if (row.listed === null) {',
    replace: 'if (row.id > 0) {',
    test: `${ITEM_TESTS}/company-items.api.test.ts`,
  },
  {
    description: 'companies: everybody reads why an item was refused',
    file: `${ITEMS}/company-item.presenter.ts`,
    find: 'edit_state_type: EditState.DONE, reason: null, scans: null',
    replace: 'edit_state_type: EditState.DONE, scans: null',
    test: `${ITEM_TESTS}/company-items.api.test.ts`,
  },
  {
    description: 'companies: a vendor without approval writes items',
    file: `${ITEMS}/company-item.policy.ts`,
    find: 'brand?.brand_status_type !== EditState.DONE',
    replace: 'brand === undefined',
    test: `${ITEM_TESTS}/company-items.api.test.ts`,
  },
  {
    description: 'companies: a picture stays public after it was replaced',
    file: `${ITEMS}/company-item-state.service.ts`,
    find: 'await syncItemFiles(db, [edit], {',
    replace: 'await syncItemFiles(db, [edit, toContent(row)], {',
    test: `${ITEM_TESTS}/company-items.api.test.ts`,
  },
  {
    description: 'companies: a hidden item stays in the list',
    file: `${ITEMS}/company-item-state.service.ts`,
    find: 'await removePlaces(db, row.id);',
    replace: '',
    test: `${ITEM_TESTS}/company-directory.api.test.ts`,
  },
  {
    description: 'companies: a region does not find those who work everywhere',
    file: `${ITEMS}/company-item-list.repository.ts`,
    find: '[asked, EVERYWHERE]',
    replace: '[asked]',
    test: `${ITEM_TESTS}/company-directory.api.test.ts`,
  },
  {
    description: 'companies: every visit of a day counts as a view',
    file: `${ITEMS}/company-item-count.repository.ts`,
    find: "where('company_item_view.day', '<', day)",
    replace: "where('company_item_view.day', '<=', day)",
    test: `${ITEM_TESTS}/company-directory.api.test.ts`,
  },
  {
    description: 'companies: a repeated favourite counts twice',
    file: `${ITEMS}/company-item-count.repository.ts`,
    find: 'changed === undefined ? 0 : isFavourite ? 1 : -1',
    replace: 'isFavourite ? 1 : -1',
    test: `${ITEM_TESTS}/company-directory.api.test.ts`,
  },
  {
    description: 'brands: the stars of a brand are its points',
    file: 'packages/contracts/src/bids/evaluation-summary.ts',
    find: 'EVALUATION_SCORES.length * 2 * summary.reviews',
    replace: 'EVALUATION_SCORES.length * summary.reviews',
    test: 'packages/contracts/test/bids/evaluation-summary.unit.test.ts',
  },
  {
    description: 'brands: members who are no managers evaluate',
    file: `${EVALUATIONS}/evaluation.service.ts`,
    find: "if (!memberHasRight(membership, 'evaluate')) throw",
    replace: 'if (membership === null) throw',
    test: EVALUATION_TEST,
  },
  {
    description: 'brands: a contract is evaluated before it begins',
    file: `${EVALUATIONS}/evaluation.policy.ts`,
    find: 'if (contract_start > today)',
    replace: 'if (contract_start < today)',
    test: EVALUATION_TEST,
  },
  {
    description: 'brands: another brand replies to an evaluation',
    file: `${EVALUATIONS}/evaluation.service.ts`,
    find: 'row.brand_id !== user.id || ',
    replace: '',
    test: EVALUATION_TEST,
  },
  {
    description: 'brands: hidden evaluations count',
    file: 'packages/server/src/migrations/0100-brand-evaluations.ts',
    find: "if tg_op <> 'DELETE' and new.hidden is null then",
    replace: "if tg_op <> 'DELETE' then",
    test: EVALUATION_TEST,
  },
  {
    description: 'plans: the grace lasts a day longer',
    file: PLAN_RULES,
    find: 'PLAN_GRACE_DAYS = 30;',
    replace: 'PLAN_GRACE_DAYS = 31;',
    test: PLAN_RULES_TEST,
  },
  {
    description: 'plans: a lower plan is sold while a higher one runs',
    file: PLAN_RULES,
    find: 'if (running && plan < running.plan)',
    replace: 'if (running && plan > running.plan)',
    test: PLAN_RULES_TEST,
  },
  {
    description: 'plans: the limit that operators have set does not win',
    file: PLAN_RULES,
    find: 'if (own !== null) return own;',
    replace: '',
    test: PLAN_RULES_TEST,
  },
  {
    description: 'plans: a brand that is not approved buys',
    file: 'packages/server/src/bids/plans/plan-request.service.ts',
    find: "if (closed !== undefined) throw new ProblemError('forbidden', { title: closed });",
    replace: '',
    test: 'packages/server/test/bids/plans/plans.api.test.ts',
  },
  {
    description: 'vendor: a refused document comes last on the home of its vendor',
    file: 'packages/server/src/bids/vendor-overview/vendor-overview.repository.ts',
    find: "eb('state', '=', ComplianceDocumentState.REFUSED), 'desc'",
    replace: "eb('state', '=', ComplianceDocumentState.REFUSED)",
    test: 'packages/server/test/bids/vendor-overview/vendor-overview.api.test.ts',
  },
  {
    description: 'compliance documents: another brand reads a document',
    file: `${DOCUMENTS}/compliance-document.policy.ts`,
    find: '(!isStaff(user) && row.brand_id !== user.id)',
    replace: 'user.id < 0',
    test: DOCUMENT_TEST,
  },
  {
    description: 'compliance documents: a changed document stays checked',
    file: `${DOCUMENTS}/compliance-document.service.ts`,
    find: 'state: WAITING,',
    replace: '',
    test: DOCUMENT_TEST,
  },
  {
    description: 'compliance documents: an expiry is told every morning',
    file: `${DOCUMENTS}/remind-expiry.job.ts`,
    find: ' || (reminded_days !== null && reminded_days <= mark)',
    replace: '',
    test: DOCUMENT_TEST,
  },
];
