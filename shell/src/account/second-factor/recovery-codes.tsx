import { useToast } from '@danji/shell-sdk';
import { Alert, Box, Button, Grid, HStack, saveBlob, Stack } from '@danji/ui';

const TEXT_HEAD = '단지 운영자 2단계 인증 복구 코드\n코드 하나는 한 번만 쓸 수 있어요.\n\n';

/** Shows new recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: '클립보드에 복사되었습니다.', tone: 'success' }),
      () => toast({ title: '복사하지 못했어요. 파일로 저장해 주세요.', tone: 'danger' }),
    );
  const save = () =>
    saveBlob('단지 복구 코드.txt', new Blob([TEXT_HEAD, codes.join('\n'), '\n'], { type: 'text/plain' }));
  return (
    <Stack gap={4}>
      <Alert tone="warning" title="지금만 볼 수 있어요" announce={false}>
        휴대폰을 잃어버렸을 때 인증번호 대신 쓰는 코드예요. 휴대폰이 아닌 곳에 보관해 주세요.
      </Alert>
      <Box as="section" aria-label="복구 코드" bg="bg.subtle" borderRadius="md" padding={4}>
        <Grid
          as="ul"
          css={{ gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, listStyle: 'none', rowGap: 2, columnGap: 4 }}
        >
          {codes.map((code) => (
            <Box as="li" key={code} css={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
              {code}
            </Box>
          ))}
        </Grid>
      </Box>
      <HStack css={{ flexWrap: 'wrap' }}>
        <Button variant="outline" icon="copy" onClick={() => void copy()}>
          복사
        </Button>
        <Button variant="outline" icon="download" onClick={save}>
          파일로 저장
        </Button>
      </HStack>
      <Button size="lg" fullWidth onClick={onDone}>
        보관했어요
      </Button>
    </Stack>
  );
}
