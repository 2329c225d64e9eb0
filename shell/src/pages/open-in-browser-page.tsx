import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useShare } from '@danji/shell-sdk';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Button, Field, Grid, HStack, Stack, Text, TextInput } from '@danji/ui';
import { useState } from 'react';
import { NarrowPage } from '../shared/narrow-page.tsx';
import { findInAppBrowser, toBrowserExit } from '../visit/in-app-browser.ts';
import { toGuide } from '../visit/in-app-guides.ts';
import { CornerPicture, EntryPicture } from '../visit/menu-pictures.tsx';

/** Opens the page in another browser, where the app supports it: the automatic attempt may have been refused. */
function OpenAgain({ url }: { url: string }) {
  const browser = findInAppBrowser(navigator.userAgent);
  const browserExit = browser && toBrowserExit(browser, url);
  if (browserExit?.kind !== 'open') return null;
  return (
    <Button asChild size="lg" fullWidth>
      <a href={browserExit.address}>브라우저로 열기</a>
    </Button>
  );
}

function CopyLink({ url }: { url: string }) {
  const copy = useShare({ by: 'copy' });
  const [isManual, setIsManual] = useState(false);
  return (
    <Stack gap={3}>
      <Button
        variant="outline"
        size="lg"
        fullWidth
        icon="copy"
        onClick={() => void copy({ title: '단지', url }).then((done) => setIsManual(!done))}
      >
        링크 복사
      </Button>
      {isManual ? (
        <Field label="주소" help="길게 눌러 복사한 뒤 Safari나 Chrome에 붙여 넣어 주세요.">
          <TextInput
            readOnly
            value={url}
            onChange={() => undefined}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      ) : null}
    </Stack>
  );
}

const STEP = { fontWeight: 'semibold', textAlign: 'center', textWrap: 'balance' } as const;

/** Explains how to open the page in a real browser, for apps that allow it only by their menu (FACTS §1.5). */
export function OpenInBrowserPage() {
  const [search] = useSearchParams();
  const to = search.get('to') ?? '';
  const path = isAppPath(to) ? to : webPaths.home;
  const url = globalThis.location.origin + path;
  const { app, corner, menuSymbol, entry } = toGuide(findInAppBrowser(navigator.userAgent)?.name);
  return (
    <NarrowPage
      title="브라우저에서 열어 주세요"
      lead={`${app} 안에서는 로그인이나 파일 올리기가 잘 되지 않을 수 있어요. Safari나 Chrome에서 열면 모두 쓸 수 있어요.`}
    >
      <Grid as="ol" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', listStyle: 'none' }}>
        <li>
          <Stack gap={2}>
            <CornerPicture corner={corner} menuSymbol={menuSymbol} />
            <Text
              css={STEP}
            >{`1. 오른쪽 ${corner === 'top' ? '위' : '아래'} ${menuSymbol === 'share' ? '공유' : '⋯'} 버튼을 눌러요`}</Text>
          </Stack>
        </li>
        <li>
          <Stack gap={2}>
            <EntryPicture corner={corner} entry={entry} />
            <Text css={STEP}>{`2. ‘${entry}’를 골라요`}</Text>
          </Stack>
        </li>
      </Grid>
      <Text size="sm" tone="subtle" css={{ textAlign: 'center' }}>
        앱 버전에 따라 이름이나 자리가 조금 다를 수 있어요.
      </Text>
      <Stack gap={3}>
        <OpenAgain url={url} />
        <CopyLink url={url} />
        <HStack css={{ justifyContent: 'center' }}>
          <Button asChild variant="ghost">
            <Link to={path} replace>
              그냥 계속하기
            </Link>
          </Button>
        </HStack>
      </Stack>
    </NarrowPage>
  );
}
