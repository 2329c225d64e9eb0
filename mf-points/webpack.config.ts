import { remoteConfig } from '@danji/federation/build/remote-config';

export default remoteConfig({ name: 'points', dir: import.meta.dirname });
