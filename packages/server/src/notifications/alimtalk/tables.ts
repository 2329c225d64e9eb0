import type { Defaulted, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** The message of KakaoTalk of one row of the outbox, the same for all of its recipients. */
    alimtalk_text: {
      outbox_id: number;
      template_code: string;
      content: string;
      created: Timestamp;
    };
    /** A message whose result the provider is still asked for. */
    alimtalk_message: {
      /** Its number at the provider. */
      message_id: string;
      asked: Defaulted<number>;
      next: Timestamp;
      created: Timestamp;
    };
  }
}
