import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { notificationSenders } from '../deliveries/index.ts';
import { createAlimTalkClient } from './alimtalk-client.ts';
import { createAlimTalkSender } from './alimtalk-sender.ts';
import { type AlimTalk, cleanUpAlimTalk, readAlimTalkResults } from './alimtalk.jobs.ts';
import { alimtalkPersonalData } from './personal-data.ts';

/** Notifications by AlimTalk of KakaoTalk, where ALIMTALK_SERVICE_ID is set (ADR 0180). */
export const alimtalk = defineFeature({
  name: 'alimtalk',
  open: ({ platform }: FastifyInstance): AlimTalk => {
    const { config, contributions, clock, db, log } = platform;
    if (!config.alimtalk) {
      log.info('no notification is sent by AlimTalk: ALIMTALK_SERVICE_ID is not set');
      return { client: undefined };
    }
    const now = () => clock.now();
    const { base, accessKey, secretKey, from } = config.sms;
    const client = createAlimTalkClient({ ...config.alimtalk, base, accessKey, secretKey, from, now });
    const { webOrigin } = config;
    contributions.add(notificationSenders, 'alimtalk', createAlimTalkSender({ client, db, webOrigin, now }));
    return { client };
  },
  jobs: [readAlimTalkResults, cleanUpAlimTalk],
  personalData: alimtalkPersonalData,
});
