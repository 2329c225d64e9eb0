import { remoteConfig } from '@danji/federation/build/remote-config';

export default remoteConfig({ name: 'community', dir: import.meta.dirname });
