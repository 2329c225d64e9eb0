import { remoteConfig } from '@danji/federation/build/remote-config';

export default remoteConfig({ name: 'bids', dir: import.meta.dirname });
