import { writeFileSync } from 'node:fs';
import { renderOpenApi } from './openapi-file.ts';

// Writes packages/server/openapi.json; a test fails when it is not what the contracts say.
writeFileSync(new URL('../../openapi.json', import.meta.url), renderOpenApi());
