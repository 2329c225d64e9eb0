export type NotificationTables = Record<never, never>;
