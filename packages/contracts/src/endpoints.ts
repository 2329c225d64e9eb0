import type { Endpoint } from './define-endpoint.ts';
import * as aiDocuments from './apts/ai-document.endpoints.ts';
import * as aiPrompts from './apts/ai-prompt.endpoints.ts';
import * as handOvers from './apts/hand-over.endpoints.ts';
import * as scheduleFeeds from './apts/schedule-feed.endpoints.ts';
import * as scheduleSheets from './apts/schedule-sheet.endpoints.ts';
import * as schedules from './apts/schedule.endpoints.ts';
import * as workDashboards from './apts/work-dashboard.endpoints.ts';
import * as workRequestsStaff from './apts/work-request-staff.endpoints.ts';
import * as workRequests from './apts/work-request.endpoints.ts';
import * as apartmentInfo from './apts/apartment-info.endpoints.ts';
import * as apartmentInfoStaff from './apts/apartment-info-staff.endpoints.ts';
import * as workSpaces from './apts/work-space.endpoints.ts';
import * as noticesStaff from './boards/notice-staff.endpoints.ts';
import * as notices from './boards/notice.endpoints.ts';
import * as shownAdvertisements from './commons/advertisement-shown.endpoints.ts';
import * as advertisements from './commons/advertisement.endpoints.ts';
import * as commons from './commons/commons.endpoints.ts';
import * as editorImages from './commons/editor-image.endpoints.ts';
import * as homePopups from './commons/main-popup-home.endpoints.ts';
import * as mainPopups from './commons/main-popup.endpoints.ts';
import * as systemDocuments from './commons/system-document.endpoints.ts';
import * as visits from './commons/visit.endpoints.ts';
import * as notifications from './notifications/notification.endpoints.ts';
import * as channel from './releases/channel.endpoints.ts';
import * as releaseCalls from './releases/release-calls.endpoints.ts';
import * as releaseHealth from './releases/health.endpoints.ts';
import * as releases from './releases/release.endpoints.ts';
import * as shells from './releases/shells.endpoints.ts';
import * as staffLog from './staff-log/staff-log.endpoints.ts';
import * as consents from './users/consent.endpoints.ts';
import * as profile from './users/profile.endpoints.ts';
import * as session from './users/session.endpoints.ts';
import * as signup from './users/signup.endpoints.ts';
import * as sms from './users/sms.endpoints.ts';
import * as staffUsers from './users/staff-users.endpoints.ts';
import * as webSession from './users/web-session.endpoints.ts';

/** Every call, for the API description and for tests over all calls. Screens import single endpoints instead. */
export const ENDPOINTS: Endpoint[] = [
  sms,
  session,
  webSession,
  signup,
  profile,
  staffUsers,
  notifications,
  staffLog,
  commons,
  editorImages,
  advertisements,
  shownAdvertisements,
  visits,
  mainPopups,
  homePopups,
  systemDocuments,
  consents,
  notices,
  noticesStaff,
  workSpaces,
  apartmentInfo,
  apartmentInfoStaff,
  aiDocuments,
  aiPrompts,
  schedules,
  scheduleSheets,
  scheduleFeeds,
  workRequests,
  workRequestsStaff,
  handOvers,
  workDashboards,
  releases,
  releaseHealth,
  shells,
  releaseCalls,
  channel,
].flatMap((group) => Object.values(group) as unknown as Endpoint[]);
