import { useEndpoint } from '@danji/api-client';
import { listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import { listWorkSchedules } from '@danji/contracts/workspace/schedule.endpoints';
import { listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useState } from 'react';
import { toState } from '../shared/contract-period.ts';
import { memberCan } from '../shared/space-rights.ts';
import { nameOf } from '../shared/member-name.ts';
import { ListResultSection, MAX_RESULTS } from './list-result-section.tsx';

type Props = { space: WorkSpace; query: string };

/** The note that distinguishes rows of the same title; empty parts are left out. */
const joinParts = (...parts: string[]): string => parts.filter((part) => part !== '' && part !== '-').join(' · ');
const toQuery = ({ space, query }: Props) => ({ query: { space_id: space.id, search: query, page_size: MAX_RESULTS } });

function Members(props: Props) {
  const { id, title } = props.space;
  return (
    <ListResultSection
      title="멤버"
      query={props.query}
      endpointState={useEndpoint(listWorkMembers, toQuery(props))}
      list={webPaths.workspaceMembers(id)}
      toResult={(member) => ({
        path: webPaths.workspaceMembers(id),
        title: nameOf(member),
        note: joinParts(formatJobGrade(member.job_grade), title),
        picture: member.user.profile_image_url,
      })}
    />
  );
}

function Contracts(props: Props) {
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <ListResultSection
      title="일정·계약"
      query={props.query}
      endpointState={useEndpoint(listWorkSchedules, toQuery(props))}
      list={webPaths.workspaceSchedules(props.space.id)}
      toResult={(line) => ({
        path: webPaths.workspaceSchedule(line.space_id, line.id),
        title: line.title,
        note: joinParts(
          toState(line, today).label,
          line.contract,
          line.contract_end ? `~ ${formatDate(line.contract_end)}` : '',
        ),
        icon: 'calendar',
      })}
    />
  );
}

function Documents(props: Props) {
  return (
    <ListResultSection
      title="AI 문서"
      query={props.query}
      endpointState={useEndpoint(listAiDocuments, toQuery(props))}
      list={webPaths.workspaceDocuments(props.space.id)}
      toResult={({ id, space_id, title, document_type, updated }) => ({
        path: webPaths.workspaceDocument(space_id, id),
        title,
        note: joinParts(AiDocumentType.label(document_type), formatDate(updated)),
        icon: 'sparkles',
      })}
    />
  );
}

function Requests(props: Props) {
  return (
    <ListResultSection
      title="요청"
      query={props.query}
      endpointState={useEndpoint(listWorkRequests, toQuery(props))}
      list={webPaths.workspaceRequests(props.space.id)}
      toResult={({ id, space, title, process_state, created }) => ({
        path: webPaths.workspaceRequest(space.id, id),
        title,
        note: joinParts(ProcessState.label(process_state), formatDate(created)),
        icon: 'headset',
      })}
    />
  );
}

/** The search results of one work space; its sections load in parallel. */
export const SpaceResults = (props: Props) => (
  <>
    <Members {...props} />
    {memberCan(props.space, 'work') ? (
      <>
        <Contracts {...props} />
        <Documents {...props} />
        <Requests {...props} />
      </>
    ) : null}
  </>
);
