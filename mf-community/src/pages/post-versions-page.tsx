import { useEndpoint, usePagedList } from '@danji/api-client';
import { Column, ListScreen, RecordScreen } from '@danji/app-kit';
import type { CommunityVersion, CommunityVersionLine } from '@danji/contracts/community/community-version';
import { getCommunityVersion, listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { imagePort, usePageTitle } from '@danji/shell-sdk';
import { Link, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, Card, Heading, Stack, Text } from '@danji/ui';
import { Attachments } from '../shared/attachments.tsx';
import { SignedInOnly } from '../shared/signed-in-only.tsx';

const VersionRow = ({ version: { id, title, updated } }: { version: CommunityVersionLine }) => (
  <Card as="li">
    <Stack gap={1}>
      <Anchor asChild fontWeight="semibold" overflowWrap="anywhere">
        <Link to={`?version=${id}`}>{title}</Link>
      </Anchor>
      <Text size="sm" tone="subtle">{`${formatDateTime(updated)} 저장`}</Text>
    </Stack>
  </Card>
);

function Versions({ nanoId }: { nanoId: string }) {
  const list = usePagedList(listCommunityVersions, { params: { id: nanoId } });
  return (
    <ListScreen
      title="수정 이력"
      width="prose"
      list={list}
      lead="고치기 전의 글"
      unit="개"
      actions={
        <Button asChild variant="outline">
          <Link to={webPaths.communityPost(nanoId)}>지금 글 보기</Link>
        </Button>
      }
      empty={{
        icon: 'history',
        title: '아직 고친 적이 없어요',
        description: '올린 글을 고치면 고치기 전의 글이 여기에 남아요.',
      }}
    >
      {(versions) => (
        <Stack as="ul" gap={3} listStyleType="none">
          {versions.map((version) => (
            <VersionRow key={version.id} version={version} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

function VersionArticle({ version: { title, updated, content, files } }: { version: CommunityVersion }) {
  usePageTitle(`${title} - 수정 이력`);
  return (
    <Column width="920px">
      <Stack as="article" gap={6}>
        <Stack gap={2} paddingBottom={4} borderBottomWidth="1px" borderColor="border">
          <Text tone="muted">{`${formatDateTime(updated)}에 저장한 글`}</Text>
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            {title}
          </Heading>
        </Stack>
        <Box maxWidth="prose">
          <Viewer document={content} findImage={imagePort.find} />
        </Box>
        <Attachments files={files} />
        <Button asChild variant="outline" alignSelf="center">
          <Link to="?">수정 이력</Link>
        </Button>
      </Stack>
    </Column>
  );
}

function Version({ nanoId, id }: { nanoId: string; id: number }) {
  const version = useEndpoint(getCommunityVersion, { params: { id: nanoId }, query: { version_id: id } });
  return (
    <RecordScreen
      record={version}
      name="수정 이력"
      width="920px"
      list={{ path: webPaths.communityPostVersions(nanoId), label: '수정 이력' }}
      missing={{ title: '이 내용은 이제 볼 수 없어요' }}
    >
      {(data) => <VersionArticle version={data} />}
    </RecordScreen>
  );
}

/** `/community/posts/:nanoId/versions`: what a post was before its changes, for its author and our staff; `?version=` is one of them. */
export function PostVersionsPage() {
  const { nanoId = '' } = useParams();
  const [search] = useSearchParams();
  const id = Number(search.get('version'));
  return <SignedInOnly>{id > 0 ? <Version nanoId={nanoId} id={id} /> : <Versions nanoId={nanoId} />}</SignedInOnly>;
}
