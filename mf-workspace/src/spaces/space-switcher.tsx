import { useEndpoint, useMutation } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { switchWorkSpace, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Box, Button, Menu, type MenuItem } from '@danji/ui';

const QUERY = { mine: 'in', ordering: 'title', page_size: 20 } as const;

/** Names the current work space and links to the others; the one that the user opens becomes the current one. */
export function SpaceSwitcher({ space }: { space: WorkSpace }) {
  const { isStaff } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const change = useMutation(switchWorkSpace);
  const { data } = useEndpoint(listWorkSpaces, isStaff ? null : { query: QUERY });

  const open = async (id: number) => {
    await navigate(webPaths.workspace(id));
    const outcome = await change.trigger({ body: { space_id: id } });
    if (!outcome.ok)
      toast({ title: '현재 워크스페이스로 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const others = (data?.results ?? []).filter(({ id }) => id !== space.id);
  const items: MenuItem[] = [
    ...others.map(({ id, title }) => ({ label: title, icon: 'building' as const, onSelect: () => void open(id) })),
    { label: '전체 보기', icon: 'layers', onSelect: () => void navigate(webPaths.workspaces) },
    ...(isStaff
      ? []
      : [{ label: '새로 만들기', icon: 'plus' as const, onSelect: () => void navigate(webPaths.newWorkspace) }]),
  ];
  const trigger = (
    <Button
      variant="outline"
      iconAfter="chevron-down"
      fullWidth
      css={{
        justifyContent: 'space-between',
        textAlign: 'start',
        height: 'auto',
        minHeight: '3rem',
        paddingBlock: 2,
        whiteSpace: 'normal',
        '& > span': { width: '100%', justifyContent: 'space-between' },
      }}
    >
      <Box as="span" lineClamp={2}>
        {space.title}
      </Box>
    </Button>
  );
  return <Menu label="워크스페이스 바꾸기" align="start" trigger={trigger} items={items} />;
}
