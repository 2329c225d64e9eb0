import { fillAlimTalk } from '@danji/contracts/notifications/alimtalk';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { toDefaultMode } from '@danji/contracts/notifications/default-mode';
import type { NotificationDefinition } from '@danji/contracts/notifications/define-notification';
import type { NotificationTemplate } from '@danji/contracts/notifications/template-staff.endpoints';
import { toExampleValues } from './example-values.ts';

/** Presents a kind of notification with example values. */
export function toTemplate(definition: NotificationDefinition): NotificationTemplate {
  const { id, type, audience, importance, alimtalk } = definition;
  const values = toExampleValues(definition);
  return {
    name: id,
    notification_type: type,
    audience: [...audience],
    importance,
    title: definition.title(values),
    content: definition.content(values),
    link: definition.path(values),
    alimtalk: alimtalk ? { code: alimtalk.code, content: fillAlimTalk(alimtalk, values as never) } : null,
    channels: NotificationChannel.options.map(({ code }) => ({
      channel: code,
      mode: toDefaultMode(definition, code),
    })),
  };
}
