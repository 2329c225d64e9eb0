import {
  type ComplianceDocument,
  ComplianceDocumentKind,
  ComplianceDocumentState,
} from '@danji/contracts/bids/compliance-document';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toDocument } from '@danji/contracts/documents/document-text';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeDemoDrawing, syncDocumentFiles } from '../../site/files/index.ts';
import { COMPLIANCE_FILE_USE, insertDocument, updateDocument } from './compliance-document.repository.ts';

const { LICENCE, INSURANCE, TAX_CLEARANCE, OTHER } = ComplianceDocumentKind;
const { WAITING, CHECKED, REFUSED } = ComplianceDocumentState;
const BRANDS = 8;
/** Number of different drawings. */
const SHEETS = 5;
const DAY_SECONDS = 86_400;

type Demo = Pick<ComplianceDocument, 'kind' | 'title' | 'issuer' | 'state'> & {
  issuedDaysAgo: number;
  /** Days until it expires, and none for one that does not. */
  expiresIn: number | null;
};

/** The first vendor has all of them; each further one has two. */
const DEMOS: readonly Demo[] = [
  {
    kind: LICENCE,
    title: '도장·습식·방수·석공사업 등록증',
    issuer: '서울특별시',
    state: CHECKED,
    issuedDaysAgo: 900,
    expiresIn: null,
  },
  {
    kind: INSURANCE,
    title: '영업배상책임보험',
    issuer: '한빛손해보험',
    state: CHECKED,
    issuedDaysAgo: 348,
    expiresIn: 17,
  },
  { kind: TAX_CLEARANCE, title: '국세 납세증명서', issuer: '국세청', state: CHECKED, issuedDaysAgo: 33, expiresIn: -3 },
  {
    kind: TAX_CLEARANCE,
    title: '지방세 납세증명서',
    issuer: '서울특별시',
    state: WAITING,
    issuedDaysAgo: 2,
    expiresIn: 28,
  },
  {
    kind: OTHER,
    title: '안전보건교육 이수증',
    issuer: '안전보건공단',
    state: REFUSED,
    issuedDaysAgo: 60,
    expiresIn: null,
  },
];

/** A sheet with lines, as a scanned document looks from afar; every number looks a little different. */
const drawSheet = (seed: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="877" viewBox="0 0 620 877"><rect width="620" height="877" fill="#fff"/>
<rect x="34" y="34" width="552" height="809" fill="none" stroke="#1c5fe0" stroke-width="6"/><rect x="170" y="110" width="280" height="34" rx="6" fill="#3b4660"/>
${Array.from({ length: 9 }, (_, line) => `<rect x="90" y="${230 + line * 46}" width="${260 + ((seed * 37 + line * 61) % 180)}" height="14" rx="7" fill="#b7c0d4"/>`).join('')}
<circle cx="452" cy="730" r="52" fill="none" stroke="#d3392f" stroke-width="8"/><rect x="426" y="704" width="52" height="52" fill="#d3392f" opacity="0.35"/></svg>`;

type Seed = { platform: Platform; db: Db; now: Date };

async function seedDocument({ platform, db, now }: Seed, brandId: number, demo: Demo, index: number): Promise<void> {
  const { state, issuedDaysAgo, expiresIn, ...fields } = demo;
  const today = toBusinessDate(now);
  const written = addSeconds(now, -DAY_SECONDS * (index + 1));
  const number = `제2026-${String(1201 + index * 37)}호`;
  const dates = {
    issued_date: addDays(today, -issuedDaysAgo),
    expiry_date: expiresIn === null ? null : addDays(today, expiresIn),
  };
  const id = await insertDocument(db, { ...fields, number, ...dates }, { brandId, now: written });
  const svg = drawSheet(index % SHEETS);
  const picture = await storeDemoDrawing(platform, db, { svg, fileName: `${demo.title}.webp`, owner: brandId });
  const record = { use: COMPLIANCE_FILE_USE, recordId: id };
  await syncDocumentFiles(db, {
    ...record,
    document: toDocument(''),
    attachments: [picture.nano_id],
    userId: brandId,
    now,
  });
  if (state === WAITING) return;
  const reason = state === REFUSED ? '이름이 잘려 있어요. 모서리까지 보이게 다시 올려 주세요.' : null;
  await updateDocument(db, id, { state, reason, decided: addSeconds(written, 3600) });
}

/** Seeds documents of the first approved brands in all states. */
export async function seedDemoDocuments(db: Db, now: Date, platform: Platform): Promise<void> {
  const brands = await db
    .selectFrom('brand_account')
    .where('brand_status_type', '=', EditState.DONE)
    .select('user_id')
    .orderBy('user_id')
    .limit(BRANDS)
    .execute();
  let index = 0;
  for (const [at, { user_id }] of brands.entries())
    for (const demo of at === 0 ? DEMOS : [DEMOS[at % DEMOS.length], DEMOS[(at + 3) % DEMOS.length]])
      if (demo) await seedDocument({ platform, db, now }, user_id, demo, (index += 1));
}
