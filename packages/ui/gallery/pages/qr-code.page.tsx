import { Flex, QrCode, Stack, Text } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const ADDRESS = 'otpauth://totp/danji:boss@danji.test?issuer=danji&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const page: GalleryPage = {
  slug: 'qr-code',
  group: '자료',
  title: 'QR 코드 QrCode',
  summary:
    '휴대폰 카메라로 읽을 글이에요. 어두운 화면에서도 카메라가 읽을 수 있게 늘 흰 바탕에 그려요. 카메라가 없는 사람을 위해 같은 글을 곁에 적어 주세요.',
  examples: [
    {
      title: '주소와 함께',
      render: () => (
        <Flex gap={5} flexWrap="wrap" alignItems="center">
          <QrCode value={ADDRESS} label="인증 앱에 등록하는 QR 코드" />
          <Stack gap={1}>
            <Text size="sm" tone="muted">
              카메라를 쓸 수 없으면 이 키를 입력해 주세요.
            </Text>
            <Text>JBSW Y3DP EHPK 3PXP</Text>
          </Stack>
        </Flex>
      ),
    },
    { title: '짧은 글', render: () => <QrCode value="단지" label="단지라는 글" /> },
  ],
};
