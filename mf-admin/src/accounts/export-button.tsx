import { useMutation } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { exportUsers } from '@danji/contracts/users/staff-users.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { saveCsv } from '../shared/save-file.ts';

type ExportQuery = QueryOf<typeof exportUsers>;

/** Saves all rows of the list as it is filtered now. */
export function ExportButton({ userType, filters }: { userType: ExportQuery['user_type']; filters: Omit<ExportQuery, 'user_type'> }) {
  const download = useMutation(exportUsers, { refreshes: [] });
  const toast = useToast();
  const save = async (): Promise<void> => {
    const outcome = await download.run({ query: { ...filters, user_type: userType } });
    if (outcome.ok) saveCsv(`${UserType.label(userType)}-${toBusinessDate(new Date())}.csv`, outcome.data);
    else toast({ title: 'CSV로 저장하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return <Button variant="outline" icon="download" loading={download.isRunning} loadingLabel="저장 중" onClick={() => void save()}>CSV 저장</Button>;
}
