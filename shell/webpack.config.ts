import { shellConfig } from '@danji/federation/build/shell-config';

export default shellConfig({ dir: import.meta.dirname });
