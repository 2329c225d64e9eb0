import { remoteConfig } from '@danji/federation/build/remote-config';

export default remoteConfig({ name: 'shop', dir: import.meta.dirname });
