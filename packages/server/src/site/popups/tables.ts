import type { Generated } from 'kysely';
import type { Id, Json, Timestamp, Searched } from '../../platform/database/columns.ts';
import type { PopupAudience } from '@danji/contracts/site/main-popup-audience';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

declare module '../../platform/database/schema.ts' {
  interface Database {
    main_popup: {
      id: Id;
      title: string;
      searched: Searched;
      link: string | null;
      /** Business days, `YYYY-MM-DD`, both included. */
      date_start: string;
      date_end: string;
      /** px on wide screens. */
      width: number;
      x: number;
      y: number;
      content: Json<RichDocument>;
      audience: Generated<PopupAudience[]>;
      is_visible: boolean;
      show_close_today: boolean;
      created: Timestamp;
      updated: Timestamp;
    };
  }
}
