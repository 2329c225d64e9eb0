import type { ReportedObject } from '@danji/app-kit/reports';
import { Text } from '@danji/ui';
import { ReviewNotice } from './lazy-reports.tsx';

const Held = () => (
  <Text size="sm" tone="muted">
    지금은 작성자와 운영팀에게만 보여요.
  </Text>
);

/** Why others do not see a review or a question: its author also reads of reports, and writes against them. */
export const HiddenNotice = ({ object, isOwn }: { object: ReportedObject; isOwn: boolean }) =>
  isOwn ? <ReviewNotice object={object} otherwise={<Held />} /> : <Held />;
