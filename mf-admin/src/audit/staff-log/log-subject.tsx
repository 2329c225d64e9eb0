import { getOwn } from '@danji/contracts/get-own';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Stack, Text } from '@danji/ui';

/** The screens of the objects that have one. */
const PATHS: Readonly<Record<string, (id: number) => string>> = {
  User: webPaths.adminUser,
  Advertisement: webPaths.adminAdvertisement,
  MainPopup: webPaths.adminPopup,
  NoticeLine: webPaths.adminNotice,
  Coupon: webPaths.adminCoupon,
  CouponApplication: webPaths.adminCouponApplication,
  CompanyItemLine: webPaths.adminCompanyItem,
  WorkSpace: webPaths.adminSpace,
  WorkRequestSummary: webPaths.adminRequest,
  ApartmentInfo: webPaths.adminApartment,
};

/** Whether the object was deleted: it has no screen any more. */
const isGone = ({ old_object, new_object }: StaffLog): boolean => old_object !== null && new_object === null;

const toPath = (log: StaffLog): string | undefined => {
  const { subject } = log;
  if (subject === null || subject.id === null || isGone(log)) return undefined;
  return getOwn(PATHS, subject.kind)?.(subject.id);
};

/** At least 24 px high, as two of them may be below one another. */
const NAME_LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  overflowWrap: 'anywhere',
} as const;

const Name = ({ path, children }: { path: string | undefined; children: string }) =>
  path === undefined ? (
    <span>{children}</span>
  ) : (
    <Anchor asChild css={NAME_LINK}>
      <Link to={path}>{children}</Link>
    </Anchor>
  );

/** The person beside the object; none when the object is their account. */
const toPerson = ({ subject, about }: StaffLog): StaffLog['about'] => (subject?.kind === 'User' ? null : about);

/** Names what was changed and whom the change is about, in words; '-' for nothing that has a name. */
export const toSubjectText = (log: StaffLog): string =>
  [log.subject?.name, toPerson(log)?.name].filter(Boolean).join(' · ') || '-';

/** Shows what was changed and whom the change is about, as links to their screens. */
export function LogSubject({ log }: { log: StaffLog }) {
  const person = toPerson(log);
  if (log.subject === null && person === null) return <>-</>;
  return (
    <Stack as="span" gap={0}>
      {log.subject ? <Name path={toPath(log)}>{log.subject.name}</Name> : null}
      {person ? (
        <Text as="span" {...(log.subject && { size: 'xs' })}>
          <Name path={webPaths.adminUser(person.id)}>{person.name}</Name>
        </Text>
      ) : null}
    </Stack>
  );
}
