import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { NotificationChannel } from '@danji/contracts/notifications/channel';
import { NotificationType } from '@danji/contracts/notifications/notification';
import {
  getNotificationTemplate,
  type NotificationTemplateMail,
} from '@danji/contracts/notifications/template-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useParams } from '@danji/shell-sdk/router';
import { Badge, DescriptionList, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { MailPreview } from '../templates/mail-preview.tsx';
import { IMPORTANCE_LABELS, toAudience, toModeLabel } from '../templates/template-labels.ts';
import { TestButtons } from '../templates/test-buttons.tsx';

const LIST = { path: webPaths.adminNotificationTemplates, label: '알림 문구' };

const Template = ({ template }: { template: NotificationTemplateMail }) => (
  <Page
    title={template.title}
    windowTitle={`${template.title} 알림 문구 ${template.name}`}
    back={LIST}
    badges={<Badge>{NotificationType.label(template.notification_type)}</Badge>}
    description="값이 들어가는 자리는 예시로 채웠어요."
  >
    <Stack gap={5}>
      <DetailCard title="알림">
        <DescriptionList
          items={[
            { term: '내용', detail: template.content },
            { term: '누르면 열 화면', detail: template.link ?? '없음' },
            { term: '받는 사람', detail: toAudience(template) },
            { term: '중요도', detail: IMPORTANCE_LABELS[template.importance] },
            ...NotificationChannel.options.map(({ code, label }) => ({
              term: label,
              detail: toModeLabel(template, code),
            })),
          ]}
        />
        <TestButtons template={template} />
      </DetailCard>
      {template.alimtalk ? (
        <DetailCard title="카카오 알림톡">
          <Text size="sm" tone="muted">{`템플릿 코드 ${template.alimtalk.code}`}</Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {template.alimtalk.content}
          </Text>
        </DetailCard>
      ) : null}
      <MailPreview mail={template} />
    </Stack>
  </Page>
);

/** `/admin/notifications/templates/:name`: the text of one kind of notification, its e-mail, and a test of it. */
export function NotificationTemplatePage() {
  const { name = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getNotificationTemplate, { params: { name } })}
      name="알림 문구"
      list={LIST}
      missing={{ title: '알림 문구를 찾을 수 없어요' }}
    >
      {(template) => <Template template={template} />}
    </RecordScreen>
  );
}
