import { readFileSync } from 'node:fs';
import { buildOpenApiDocument } from './openapi-document.ts';

/** The document as text, formatted as it is committed. */
export function renderOpenApi(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return `${JSON.stringify(buildOpenApiDocument(version), null, 2)}\n`;
}
