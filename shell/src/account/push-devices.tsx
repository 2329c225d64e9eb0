import { useEndpoint, useMutation } from '@danji/api-client';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatDevice } from '@danji/contracts/format/device';
import { addPushDevice, listPushDevices, removePushDevice } from '@danji/contracts/notifications/push.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Alert, Badge, Box, Button, FailedState, Heading, HStack, ListSkeleton, Stack, Text } from '@danji/ui';
import { useEffect, useState } from 'react';
import { InstallRow } from './install-row.tsx';
import { type PushState, readPushState, subscribeBrowser, unsubscribeBrowser } from './push-browser.ts';
import { BESIDE_BUTTON } from './section.tsx';

type Devices = ResponseOf<typeof listPushDevices>['devices'];

/** The state of this browser, and a function that reads it again. */
function usePushState(): [PushState | undefined, () => Promise<void>] {
  const [state, setState] = useState<PushState>();
  const read = async () => setState(await readPushState());
  useEffect(() => {
    void (async () => setState(await readPushState()))();
  }, []);
  return [state, read];
}

/** Turns the notifications of this browser on and off; what went wrong is told. */
function usePushSwitch(publicKey: string, refresh: () => Promise<void>) {
  const toast = useToast();
  const adding = useMutation(addPushDevice);
  const removing = useMutation(removePushDevice);
  const [isAsking, setAsking] = useState(false);
  const turnOn = async () => {
    setAsking(true);
    try {
      const subscription = await subscribeBrowser(publicKey);
      if (subscription === 'denied') return;
      const result = await adding.trigger({ body: subscription });
      toast(
        result.ok
          ? { title: '이제 이 기기에서 알림을 받아요.', tone: 'success' }
          : { title: result.error.title, tone: 'danger' },
      );
    } catch (error) {
      globalThis.reportError(error);
      toast({ title: '이 기기의 알림을 켜지 못했어요. 잠시 뒤 다시 시도해 주세요.', tone: 'danger' });
    } finally {
      setAsking(false);
      await refresh();
    }
  };
  const remove = async ({ id, is_current }: Devices[number]) => {
    const result = await removing.trigger({ body: { push_device_id: id } });
    if (result.ok && is_current) await unsubscribeBrowser().catch(globalThis.reportError);
    toast(
      result.ok
        ? { title: '그 기기의 알림을 껐어요.', tone: 'success' }
        : { title: result.error.title, tone: 'danger' },
    );
    await refresh();
  };
  return { turnOn, remove, isRunning: isAsking || adding.isRunning || removing.isRunning };
}

/** Says how this browser can get notifications, or lets the user turn them on. */
function ThisDevice({ state, onTurnOn, isRunning }: { state: PushState; onTurnOn: () => void; isRunning: boolean }) {
  if (state === 'unsupported') return <Alert tone="neutral" title="지금 쓰는 브라우저에서는 알림을 받을 수 없어요." />;
  if (state === 'home_screen')
    return (
      <Stack gap={4}>
        <Alert tone="brand" title="홈 화면에 추가하면 알림을 받을 수 있어요">
          iPhone과 iPad에서는 단지를 홈 화면에 추가한 뒤, 홈 화면에서 열어 알림 받기를 눌러 주세요.
        </Alert>
        <InstallRow />
      </Stack>
    );
  if (state === 'denied')
    return (
      <Alert tone="warning" title="이 기기에서 알림이 차단되어 있어요">
        주소창 왼쪽의 자물쇠나 설정 아이콘을 누르고 알림을 허용으로 바꿔 주세요. 설치한 앱이라면 기기 설정의 알림에서
        단지를 허용해 주세요.
      </Alert>
    );
  return (
    <Box>
      <Button icon="bell" loading={isRunning} onClick={onTurnOn}>
        알림 받기
      </Button>
    </Box>
  );
}

function DeviceRow({ device, onRemove }: { device: Devices[number]; onRemove: () => void }) {
  const name = formatDevice(device.user_agent);
  const last = device.last_success === null ? '' : ` · ${formatDateTime(device.last_success)} 마지막 알림`;
  return (
    <HStack
      as="li"
      gap={3}
      css={{ flexWrap: 'wrap', paddingBlock: 2, borderTopWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Stack gap={0.5} css={BESIDE_BUTTON}>
        <HStack gap={2} css={{ flexWrap: 'wrap' }}>
          <Text css={{ fontWeight: 'semibold' }}>{name}</Text>
          {device.is_current ? <Badge tone="brand">이 기기</Badge> : null}
        </HStack>
        <Text size="sm" tone="muted" numeric>{`${formatDateTime(device.created)} 등록${last}`}</Text>
      </Stack>
      <Button size="sm" variant="outline" aria-label={`${name} 알림 끄기`} onClick={onRemove}>
        알림 끄기
      </Button>
    </HStack>
  );
}

/** The devices that get notifications, and the switch of this one. Nothing is asked before its button is pressed. */
export function PushDevices() {
  const { data, error, isRefreshing, refresh } = useEndpoint(listPushDevices);
  const [state, readState] = usePushState();
  const { turnOn, remove, isRunning } = usePushSwitch(data?.public_key ?? '', readState);
  if (!data && error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data || !state) return <ListSkeleton count={1} label="알림 받는 기기 불러오는 중" />;
  const isOn = state === 'on' && data.devices.some(({ is_current }) => is_current);
  const elsewhere = data.devices.filter(({ is_current }) => !is_current).length;
  return (
    <Stack gap={4}>
      <Text>
        {isOn
          ? '이 기기에서 알림을 받고 있어요.'
          : `이 기기에서는 알림을 받지 않아요.${elsewhere > 0 ? ` 다른 기기 ${elsewhere}대에서 받고 있어요.` : ''}`}
      </Text>
      {isOn ? null : <ThisDevice state={state} onTurnOn={() => void turnOn()} isRunning={isRunning} />}
      {data.devices.length === 0 ? null : (
        <Stack gap={2}>
          <Heading as="h3" size="sm">
            알림 받는 기기
          </Heading>
          <Box as="ul" css={{ listStyle: 'none' }}>
            {data.devices.map((device) => (
              <DeviceRow key={device.id} device={device} onRemove={() => void remove(device)} />
            ))}
          </Box>
        </Stack>
      )}
    </Stack>
  );
}
