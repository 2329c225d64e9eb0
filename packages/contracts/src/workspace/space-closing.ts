/** Days in which a deleted work space can be restored; then its contents are deleted for good. */
export const SPACE_RETENTION_DAYS = 30;
