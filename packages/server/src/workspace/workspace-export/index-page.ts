import { escapeAttribute } from '@danji/contracts/documents/inlines-to-html';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toHtml } from '@danji/contracts/documents/to-html';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { WorkspaceExportCell, WorkspaceExportTable } from './workspace-export-contributor.ts';

/** The path in the archive of each file or document, by id; `undefined` when its bytes were lost. */
export type ArchivePaths = ReadonlyMap<string, { path: string | undefined; name: string }>;
export type PageSection = { title: string; tables: readonly WorkspaceExportTable[]; archivePaths: ArchivePaths };

const STYLE = `body{font-family:"Pretendard Variable",Pretendard,"Malgun Gothic","Apple SD Gothic Neo",sans-serif;line-height:1.6;color:#191f28;margin:0 auto;max-width:1200px;padding:32px 20px;word-break:keep-all;overflow-wrap:anywhere}
h1{font-size:28px;margin:0 0 4px}h2{font-size:20px;margin:40px 0 12px}p,nav ul{margin:0 0 12px}nav ul{padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:8px 20px}a{color:#1b64da}.muted{color:#6b7684}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{border:1px solid #d1d6db;padding:8px 10px;text-align:left;vertical-align:top;white-space:pre-line}th{background:#f2f4f6;white-space:nowrap}.scroll td{min-width:5em;max-width:40em;overflow-wrap:break-word}.scroll td.name{min-width:12em}.scroll td.long{min-width:min(24em,54vw)}.scroll .line{white-space:nowrap}.scroll .number{white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums}td ul{margin:0;padding:0 0 0 16px}img{max-width:100%;height:auto}
blockquote{border-left:3px solid #d1d6db;margin:0 0 12px;padding-left:14px}@media print{body{max-width:none;padding:0}.scroll{overflow:visible}.scroll table{font-size:10px}.scroll th,.scroll td,.scroll td[class]{min-width:0;max-width:24em;padding:4px}a{color:inherit}}`;

/** Returns a path as an address relative to the page. */
const toHref = (path: string): string => escapeAttribute(path.split('/').map(encodeURIComponent).join('/'));

/** Renders a page that works offline: no scripts, no addresses outside the archive. */
const toPage = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:"><title>${escapeAttribute(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>\n`;

function toCell(cell: WorkspaceExportCell, archivePaths: ArchivePaths): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatNumber(cell);
  if (typeof cell === 'string') return escapeAttribute(cell);
  const links = cell.links.flatMap((id) => {
    const entry = archivePaths.get(id);
    if (!entry) return [];
    return [
      entry.path === undefined
        ? `<li>${escapeAttribute(entry.name)} <span class="muted">(원본을 찾을 수 없어요)</span></li>`
        : `<li><a href="${toHref(entry.path)}">${escapeAttribute(entry.name)}</a></li>`,
    ];
  });
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
}

/** From this number of characters on a column gets the width of a name, and of a sentence. */
const ROOM = { name: 12, long: 40 } as const;

/** Dates stay on one line; a longer text gets a wider column. */
const toClass = (cell: WorkspaceExportCell): string => {
  if (typeof cell === 'number' || cell === null) return '';
  if (typeof cell !== 'string') return ' class="name"';
  if (/^\d{4}\. \d/.test(cell)) return ' class="line"';
  if (cell.length > ROOM.long) return ' class="long"';
  return cell.length > ROOM.name ? ' class="name"' : '';
};

function toTable({ columns, rows }: WorkspaceExportTable, archivePaths: ArchivePaths): string {
  if (rows.length === 0) return '<p class="muted">내용이 없어요.</p>';
  // Columns of numbers are right-aligned; a number in a column of texts is left-aligned.
  const areNumbers = columns.map((_name, at) => rows.every((row) => row[at] === null || typeof row[at] === 'number'));
  const heads = columns
    .map((name, at) => `<th scope="col"${areNumbers[at] ? ' class="number"' : ''}>${escapeAttribute(name)}</th>`)
    .join('');
  const lines = rows
    .map(
      (row) =>
        `<tr>${row.map((cell, at) => `<td${areNumbers[at] ? ' class="number"' : toClass(cell)}>${toCell(cell, archivePaths)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="scroll"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

type Head = { title: string; madeBy: string; made: string };

/** Renders the index page: all data to read, with links to every file. */
export function toIndexPage({ title, madeBy, made }: Head, sections: readonly PageSection[]): string {
  const tables = sections.flatMap(({ tables, archivePaths }) => tables.map((table) => ({ table, archivePaths })));
  const contents = tables
    .map(
      ({ table }, at) =>
        `<li><a href="#s${at}">${escapeAttribute(table.title)}</a> <span class="muted">${formatNumber(table.rows.length)}</span></li>`,
    )
    .join('');
  const body = tables
    .map(
      ({ table, archivePaths }, at) =>
        `<section><h2 id="s${at}">${escapeAttribute(table.title)}</h2>${toTable(table, archivePaths)}</section>`,
    )
    .join('');
  const note =
    '<p class="muted">폴더마다 있는 데이터.xlsx는 엑셀에서 열어 볼 수 있고, 데이터.json은 다른 프로그램으로 옮길 때 쓰는 원본이에요. 멤버의 연락처가 들어 있으니 필요한 사람에게만 전해 주세요.</p>';
  return toPage(
    `${title} 인수인계`,
    `<h1>${escapeAttribute(title)} 인수인계</h1><p class="muted">${escapeAttribute(`${formatDateTime(made)} · ${madeBy} 님이 단지에서 내보냈어요.`)}</p>${note}<nav aria-label="목차"><ul>${contents}</ul></nav>${body}`,
  );
}

/** Renders a rich document as a page `depth` folders down; its pictures are files of the archive. */
export function toDocumentPage(
  title: string,
  content: RichDocument,
  archivePaths: ArchivePaths,
  depth: number,
): string {
  const html = toHtml(content, { headingOffset: 1 }).replaceAll(
    /src="\/api\/commons\/files\/([A-Za-z0-9_-]+)\/[^"]*"/g,
    (_whole, id: string) => {
      const path = archivePaths.get(id)?.path;
      return path === undefined
        ? 'src="" alt="원본을 찾을 수 없는 이미지"'
        : `src="${'../'.repeat(depth)}${toHref(path)}"`;
    },
  );
  return toPage(title, `<h1>${escapeAttribute(title)}</h1>${html}`);
}
