import { writeFileSync } from 'node:fs';
import { renderOpenApi } from './openapi-file.ts';

// Writes packages/server/openapi.json; a test fails when the file differs from the contracts.
writeFileSync(new URL('../../../openapi.json', import.meta.url), renderOpenApi());
