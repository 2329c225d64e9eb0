import { remoteConfig } from '@danji/federation/build/remote-config';

export default remoteConfig({ name: 'admin', dir: import.meta.dirname });
