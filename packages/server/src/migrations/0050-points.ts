import { type Kysely, sql } from 'kysely';

/**
 * The ledger of points. What it promises is kept by the database: entries are only added, their balance runs on from the
 * entry before, one cause has one entry, and nobody spends what is not there (DECISIONS, Points; ADR 0052).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const LEDGER = [
  `create sequence point_entry_id`,
  // The id is given under the lock of the account, so that the entries of an account are in the order of their ids.
  `create table point_entry (
    id bigint primary key,
    user_id bigint not null references user_account,
    position integer not null,
    history_type smallint not null check (history_type between 0 and 20),
    point integer not null,
    balance integer not null,
    earned integer not null,
    is_reversal boolean not null default false,
    is_forced boolean not null default false,
    cause_key text not null,
    description text not null,
    data jsonb not null,
    staff_id bigint references user_account,
    created timestamptz not null,
    constraint point_entry_sign check (case
      when history_type in (1, 3, 4, 6, 7, 8, 11, 12, 15) then point >= 0 and not is_reversal
      when history_type in (2, 5, 9, 10, 13, 14, 16) then point <= 0 and not is_reversal
      when history_type = 17 then (point <= 0) = not is_reversal or point = 0
      when history_type in (18, 20) then (point >= 0) = not is_reversal or point = 0
      else true end),
    constraint point_entry_staff check (history_type not in (1, 2) or staff_id is not null),
    constraint point_entry_forced check (not is_forced or history_type = 2)
  )`,
  `create unique index point_entry_cause on point_entry (cause_key)`,
  `create unique index point_entry_position on point_entry (user_id, position)`,
  `create table point_hold (
    id bigint generated always as identity primary key,
    user_id bigint not null references user_account,
    direction text not null check (direction in ('out', 'in')),
    points integer not null check (points > 0),
    cause_key text not null,
    description text not null,
    created timestamptz not null,
    closed timestamptz,
    outcome text check (outcome in ('settled', 'released')),
    constraint point_hold_closed check ((closed is null) = (outcome is null))
  )`,
  `create unique index point_hold_cause on point_hold (cause_key)`,
  `create index point_hold_open on point_hold (user_id, direction) include (points) where closed is null`,
];

/** Points from before the ledger become its first entry of each account; the triggers come afterwards. */
const OPENING = [
  `insert into point_entry (id, user_id, position, history_type, point, balance, earned, cause_key, description, data, created)
    select nextval('point_entry_id'), id, 1, 0, points, points, accum_points, 'account:' || id || ':opening',
      '이전부터 모은 포인트', '{}', now()
    from user_account where points <> 0 or accum_points <> 0 order by id`,
];

const TRIGGERS = [
  `create function chain_point_entry() returns trigger language plpgsql as $$
    declare last record; held bigint;
    begin
      perform 1 from user_account where id = new.user_id for no key update;
      -- The repetition of a cause adds nothing.
      if exists (select 1 from point_entry where cause_key = new.cause_key) then return null; end if;
      select balance, position, created into last from point_entry
        where user_id = new.user_id order by position desc limit 1;
      new.id := nextval('point_entry_id');
      new.position := coalesce(last.position, 0) + 1;
      new.balance := coalesce(last.balance, 0) + new.point;
      new.created := greatest(new.created, last.created);
      if new.point < 0 and not new.is_forced and not new.is_reversal and new.history_type not in (9, 10, 13, 14) then
        select coalesce(sum(points), 0) into held from point_hold
          where user_id = new.user_id and direction = 'out' and closed is null;
        if new.balance < held then
          raise exception 'account % has too few points', new.user_id using errcode = 'DJP01';
        end if;
      end if;
      update user_account set points = new.balance, accum_points = accum_points + new.earned where id = new.user_id;
      return new;
    end $$`,
  `create trigger point_entry_chain before insert on point_entry for each row execute function chain_point_entry()`,
  `create function keep_point_entry() returns trigger language plpgsql as $$
    begin
      raise exception 'point_entry is append-only' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger point_entry_rows before update or delete on point_entry for each row execute function keep_point_entry()`,
  `create trigger point_entry_table before truncate on point_entry for each statement execute function keep_point_entry()`,
  `create function check_point_hold() returns trigger language plpgsql as $$
    declare available bigint;
    begin
      perform 1 from user_account where id = new.user_id for no key update;
      if exists (select 1 from point_hold where cause_key = new.cause_key) then return null; end if;
      if new.direction = 'out' then
        select coalesce((select balance from point_entry where user_id = new.user_id order by position desc limit 1), 0)
          - coalesce((select sum(points) from point_hold where user_id = new.user_id and direction = 'out' and closed is null), 0)
          into available;
        if available < new.points then
          raise exception 'account % has too few points', new.user_id using errcode = 'DJP01';
        end if;
      end if;
      return new;
    end $$`,
  `create trigger point_hold_check before insert on point_hold for each row execute function check_point_hold()`,
  `create function keep_point_hold() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.closed is null and new.closed is not null
        and (new.user_id, new.direction, new.points, new.cause_key) = (old.user_id, old.direction, old.points, old.cause_key)
        then return new; end if;
      raise exception 'a point_hold is only closed, once' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger point_hold_rows before update or delete on point_hold for each row execute function keep_point_hold()`,
];

const STATEMENTS = [...LEDGER, ...OPENING, ...TRIGGERS];
