import type { Company } from '@danji/contracts/company';

/** Reads who runs the service from the page, into which the server has put it (web-host/page.ts). */
export function readCompany(page: Document = document): Company | undefined {
  const text = page.getElementById('danji-company')?.textContent;
  return text ? (JSON.parse(text) as Company) : undefined;
}
