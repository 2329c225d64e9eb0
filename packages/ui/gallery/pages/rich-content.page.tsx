import { RichContent } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const Article = () => (
  <RichContent>
    <h2>제1조 목적</h2>
    <p>
      이 약관은 단지가 제공하는 아파트·건물 관리 서비스의 이용 조건과 절차를 정해요. <strong>굵은 글</strong>과{' '}
      <em>기운 글</em>, <a href="#article">링크</a>가 섞여 있어도 읽기 편해요.
    </p>
    <h3>용어</h3>
    <ul>
      <li>
        회원
        <ul>
          <li>일반회원은 관리사무소 직원과 입주민이에요.</li>
          <li>업체회원은 공사·용역·물품을 제공하는 사업자예요.</li>
        </ul>
      </li>
      <li>워크스페이스는 하나의 단지나 건물의 일을 함께 보는 공간이에요.</li>
    </ul>
    <ol start={3}>
      <li>셋째 항목부터 시작해요.</li>
      <li>번호는 자릿수를 맞춰요.</li>
    </ol>
    <blockquote>
      <p>약관을 바꿀 때에는 시행 7일 전부터 알려 드려요.</p>
      <p>불리한 변경은 30일 전부터예요.</p>
    </blockquote>
    <hr />
    <h4>작은 제목</h4>
    <p>
      공백없이이어지는아주긴낱말도화면밖으로나가지않고다음줄로넘어가요https://danji.example/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
    </p>
  </RichContent>
);

const COLUMNS = ['구분', '1분기', '2분기', '3분기', '4분기', '합계', '작년 합계'];
const Table = () => (
  <RichContent>
    <p>넓은 표는 그 안에서 옆으로 움직여요.</p>
    <section data-scroll="" aria-label="관리비 표">
      <table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">일반관리비</th>
            <td>1,200,000</td>
            <td>1,180,000</td>
            <td>1,210,000</td>
            <td>1,250,000</td>
            <td>4,840,000</td>
            <td>4,700,000</td>
          </tr>
          <tr>
            <th scope="row">청소비</th>
            <td>800,000</td>
            <td>800,000</td>
            <td>820,000</td>
            <td>820,000</td>
            <td>3,240,000</td>
            <td>3,100,000</td>
          </tr>
        </tbody>
      </table>
    </section>
    <figure>
      <figcaption>그림이나 표의 설명은 가운데에 작게 놓여요.</figcaption>
    </figure>
  </RichContent>
);

export const page: GalleryPage = {
  slug: 'rich-content',
  group: '배치',
  title: '글 RichContent',
  summary:
    '약관, 공지, 게시글처럼 쓴 글의 모양이에요. 제목, 문단, 목록, 인용, 표, 그림을 그대로 안에 넣으면 16px 글자와 넉넉한 줄 간격으로 보여요. 문서를 읽어 그리는 일은 editor 패키지의 Viewer가 해요.',
  examples: [
    { title: '제목, 문단, 목록, 인용', render: () => <Article /> },
    { title: '표', render: () => <Table /> },
    {
      title: '한 문단',
      render: () => (
        <RichContent>
          <p>첫 문단 위와 마지막 문단 아래에는 빈 곳이 없어요.</p>
        </RichContent>
      ),
    },
  ],
};
