import { useEndpoint } from '@danji/api-client';
import { listAiDocuments } from '@danji/contracts/apts/ai-document.endpoints';
import { listWorkSchedules } from '@danji/contracts/apts/schedule.endpoints';
import { listWorkRequests } from '@danji/contracts/apts/work-request.endpoints';
import type { WorkSpace } from '@danji/contracts/apts/work-space';
import { listWorkMembers } from '@danji/contracts/apts/work-space.endpoints';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDate, toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useState } from 'react';
import { toState } from '../shared/contract-period.ts';
import { FoundSection, SHOWN } from './found-section.tsx';

type Props = { space: WorkSpace; query: string };

/** The note that distinguishes rows of the same title; empty parts are left out. */
const joinNote = (...parts: string[]): string => parts.filter((part) => part !== '' && part !== '-').join(' · ');
const toQuery = ({ space, query }: Props) => ({ query: { space_id: space.id, search: query, page_size: SHOWN } });

function Members(props: Props) {
  const { id, title } = props.space;
  return (
    <FoundSection
      title="멤버"
      query={props.query}
      found={useEndpoint(listWorkMembers, toQuery(props))}
      list={webPaths.workspaceMembers(id)}
      toHit={({ user, job_grade }) => ({
        path: webPaths.workspaceMembers(id),
        title: user.name,
        note: joinNote(formatJobGrade(job_grade), title),
        picture: user.profile_image_url,
      })}
    />
  );
}

function Contracts(props: Props) {
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <FoundSection
      title="일정·계약"
      query={props.query}
      found={useEndpoint(listWorkSchedules, toQuery(props))}
      list={webPaths.workspaceSchedules(props.space.id)}
      toHit={(line) => ({
        path: webPaths.workspaceSchedule(line.space_id, line.id),
        title: line.title,
        note: joinNote(
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
    <FoundSection
      title="AI 문서"
      query={props.query}
      found={useEndpoint(listAiDocuments, toQuery(props))}
      list={webPaths.workspaceDocuments(props.space.id)}
      toHit={({ id, space_id, title, document_type, updated }) => ({
        path: webPaths.workspaceDocument(space_id, id),
        title,
        note: joinNote(AiDocumentType.label(document_type), formatDate(updated)),
        icon: 'sparkles',
      })}
    />
  );
}

function Requests(props: Props) {
  return (
    <FoundSection
      title="요청"
      query={props.query}
      found={useEndpoint(listWorkRequests, toQuery(props))}
      list={webPaths.workspaceRequests(props.space.id)}
      toHit={({ id, space, title, process_state, created }) => ({
        path: webPaths.workspaceRequest(space.id, id),
        title,
        note: joinNote(ProcessState.label(process_state), formatDate(created)),
        icon: 'headset',
      })}
    />
  );
}

/** The search results of one work space; its sections load in parallel. */
export const SpaceHits = (props: Props) => (
  <>
    <Members {...props} />
    <Contracts {...props} />
    <Documents {...props} />
    <Requests {...props} />
  </>
);
