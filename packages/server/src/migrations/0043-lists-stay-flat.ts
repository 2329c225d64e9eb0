import { type Kysely, sql } from 'kysely';

/**
 * Indexes for every order and filter of the lists. Each one ends like the order of its list, so that the first rows are
 * found without reading the others; columns after `include` are only compared, which spares the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create index user_account_deleted on user_account (user_type, created desc, id desc) where deleted is not null`,
  `create index user_account_never_logged_in on user_account (user_type, recent_login nulls first, id desc)`,
  `create index user_account_nickname on user_account (nickname, id desc) where user_type in (1, 2) and account_status = 1 and deleted is null`,

  `create index staff_account_type on staff_account (staff_type, user_id desc)`,
  `create index staff_log_method on staff_log (method, created desc, id desc)`,
  `create index release_clean_up_created on release_clean_up (created desc, id desc)`,

  `drop index notification_unread`,
  `create index notification_unread on notification (user_id, created desc, id desc) where not is_read and deleted is null`,
  `create index notification_read on notification (user_id, created desc, id desc) where is_read and deleted is null`,

  // Notices are posts: whether one is readable is decided in one table, its order in the other.
  `drop index notice_list`,
  `create index notice_list on notice (is_important desc, published desc, id desc) include (board_id) where published is not null`,
  `create index notice_published on notice (published desc nulls last, id desc) include (board_id)`,
  `create index notice_first_published on notice (published, id desc) include (board_id)`,
  `create index notice_board on notice (board_id) include (id, is_important)`,
  `create index board_post_readable on board_post (id) where board_status = 0 and deleted is null`,
  `create index board_post_present on board_post (id) include (board_status) where deleted is null`,
  `create index board_post_updated on board_post (updated desc, id desc) include (board_status) where deleted is null`,
  `create index board_post_status on board_post (board_status, updated desc, id desc) where deleted is null`,
  `create index board_post_views on board_post (views desc, id desc) include (board_status) where deleted is null`,
  `create index board_post_title on board_post (title, id desc) include (board_status) where deleted is null`,

  `create index main_popup_visible on main_popup (created desc, id desc) include (date_start, date_end) where is_visible`,

  `create index advertisement_category on advertisement (category, created desc, id desc) where deleted is null`,
  `drop index advertisement_end`,
  `create index advertisement_end on advertisement (date_end, id desc) include (created) where deleted is null`,
  `create index advertisement_last_end on advertisement (date_end desc, id desc) where deleted is null`,
  `create index advertisement_start on advertisement (date_start) include (created, id) where deleted is null`,

  `create index system_document_list on system_document (document_type, version desc, id desc) where withdrawn is null`,

  `create index work_membership_list on work_membership (space_id, (case edit_state_type when 4 then 1 when 0 then 0 when 3 then 0 else 2 end), role, job_grade, id desc) include (user_id, edit_state_type)`,
  `create index apt_info_revision_list on apt_info_revision (apt_info_id, revision desc, id desc)`,

  `create index ai_document_search on ai_document using gin (title gin_trgm_ops, text gin_trgm_ops)`,
  `create index work_schedule_search on work_schedule using gin (title gin_trgm_ops, contract gin_trgm_ops, building_name gin_trgm_ops, description gin_trgm_ops)`,
  `create index work_schedule_category on work_schedule (space_id, category2) where deleted is null`,
  `drop index work_schedule_end`,
  `create index work_schedule_end on work_schedule (space_id, contract_end, id desc) include (created) where deleted is null`,
  `create index work_schedule_completed on work_schedule (space_id, is_complete, contract_end, id desc) where deleted is null`,

  `create index work_request_space_type on work_request (space_id, request_type, created desc, id desc)`,
  `drop index work_request_type`,
  `create index work_request_type on work_request (request_type, created, id) include (process_state)`,
];
