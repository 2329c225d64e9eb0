import { EditState } from '@danji/contracts/codes/edit-state';
import { DEFAULT_JOB_GRADE, JobGrade } from '@danji/contracts/codes/job-grade';
import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { DEMO_SPACES, type DemoSpace } from './demo-space-data.ts';
import { notifyMembershipOpened } from './work-member.notifications.ts';
import { findMember, insertMember } from './work-member.repository.ts';
import { insertWorkSpace, setCurrentWorkSpace } from './work-space.repository.ts';

const DAY_SECONDS = 86_400;
const GRADES = JobGrade.options.map(({ code }) => code).filter((code) => code !== JobGrade.MANAGEMENT_COMPANY);

/** Residents have no job in the complex. */
function toDemoGrade(at: number, role: WorkMember['role'] | undefined): WorkMember['job_grade'] {
  if (at === 0) return JobGrade.MANAGER;
  return role === 'resident' ? DEFAULT_JOB_GRADE : (GRADES[(at + 1) % GRADES.length] ?? JobGrade.OTHER);
}

type DemoMember = {
  user: number;
  edit_state_type: WorkMember['edit_state_type'];
  role?: WorkMember['role'];
  opened_by: WorkMember['opened_by'];
} & Partial<Pick<WorkMember, 'greeting' | 'dong' | 'ho'>>;
const { DONE, PENDING } = EditState;
/** The roles of the other members in turn: the demo work spaces have everybody whom a complex has. */
const ROLES = ['manager', 'member', 'member', 'resident', 'resident', 'member'] as const;
/** The texts of requests to join. */
const REQUESTS = [
  { greeting: '지난달에 이사 왔어요. 우리 단지 소식을 보고 싶어요.', dong: '103', ho: '1204' },
  { greeting: '관리사무소에서 새로 서무를 맡았어요.', dong: '', ho: '' },
];
const times = (
  count: number,
  edit_state_type: DemoMember['edit_state_type'],
  opened_by: DemoMember['opened_by'],
): Omit<DemoMember, 'user'>[] => Array.from({ length: count }, () => ({ edit_state_type, opened_by }));

/**
 * Lists the members of a demo work space: its master first, the demo account, then the candidates in turn as long as
 * there are any.
 */
function listDemoMembers(
  { manager, others }: DemoSpace,
  managerId: number,
  candidates: readonly number[],
): DemoMember[] {
  const rest = [...candidates];
  const master = manager === 'master' ? managerId : (rest.shift() ?? managerId);
  const own: DemoMember[] =
    manager === undefined || master === managerId
      ? []
      : [{ user: managerId, edit_state_type: manager === 'invited' ? PENDING : DONE, opened_by: 'space' }];
  const memberships = [
    ...times(others.in, DONE, 'space').map((member, at) => ({ ...member, role: ROLES[at % ROLES.length] ?? 'member' })),
    ...times(others.invited, PENDING, 'space'),
    ...times(others.asking, PENDING, 'person').map((member, at) => ({
      ...member,
      role: 'resident' as const,
      ...REQUESTS[at % REQUESTS.length],
    })),
  ];
  return [
    { user: master, edit_state_type: DONE, role: 'master', opened_by: 'person' },
    ...own,
    ...rest
      .slice(0, memberships.length)
      .flatMap((user, at): DemoMember[] => (memberships[at] ? [{ user, ...memberships[at] }] : [])),
  ];
}

/**
 * Seeds the demo account's own work spaces and those of the accounts around it; `people` are general users without the
 * demo account.
 */
export async function seedDemoSpaces(
  { jobs }: Platform,
  db: Db,
  managerId: number,
  people: readonly number[],
  now: Date,
): Promise<void> {
  for (const [index, demo] of DEMO_SPACES.entries()) {
    const opened = addSeconds(now, -(DEMO_SPACES.length - index) * 9 * DAY_SECONDS);
    // Each work space starts with another account, so that their members differ.
    const candidates = people.map((person, at) => people[(at + index * 3) % people.length] ?? person);
    const members = listDemoMembers(demo, managerId, candidates);
    const spaceId = await insertWorkSpace(db, members[0]?.user ?? managerId, demo.details, opened.toISOString());
    for (const [at, { user, ...join }] of members.entries()) {
      const created = (
        join.edit_state_type === DONE ? addSeconds(opened, at * 5 * 3600) : addSeconds(now, -at * 3600)
      ).toISOString();
      const id = await insertMember(db, {
        space_id: spaceId,
        user_id: user,
        job_grade: toDemoGrade(at, join.role),
        created,
        updated: created,
        ...join,
      });
      const member = join.edit_state_type === PENDING ? await findMember(db, id) : undefined;
      if (member) await notifyMembershipOpened({ db, jobs, actorId: user, now }, member);
      else await setCurrentWorkSpace(db, user, spaceId, { unlessSet: true });
    }
  }
}
