import { remoteConfig } from '@danji/federation/build/remote-config';

export default remoteConfig({ name: 'workspace', dir: import.meta.dirname });
