import { useMutation } from '@danji/api-client';
import { generateWorkSpace } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { WorkMember, WorkSpace } from '@danji/contracts/workspace/work-space';
import { useFieldErrors } from '@danji/ui';
import { useState, type FormEvent } from 'react';
import type { FieldErrors } from '../shared/body.validation.ts';

type Grade = WorkMember['job_grade'];
type SpaceCreationOptions = {
  /** The code of the complex. */
  code: string;
  /** Initial values of the two fields. */
  title: string;
  grade: Grade;
  onCreated: (space: WorkSpace) => void;
};

/** Name and job grade for a new work space, and the call that creates it from the complex. */
export function useSpaceCreation({ code, onCreated, ...initial }: SpaceCreationOptions) {
  const [title, setTitle] = useState(initial.title);
  const [grade, setGrade] = useState(initial.grade);
  const generation = useMutation(generateWorkSpace);
  const { fieldErrors, form, show, forget } = useFieldErrors<FieldErrors>();
  const submit = async () => {
    if (show(title.trim() === '' ? { title: '워크스페이스 이름을 입력해 주세요.' } : {})) return;
    const outcome = await generation.trigger({ body: { apt_code: code, title: title.trim(), job_grade: grade } });
    if (outcome.ok) onCreated(outcome.data);
    else show(outcome.error.fields);
  };
  // Errors of the two fields are displayed beside them; the code has no field.
  const isOfFields = Object.keys(generation.fieldErrors).some((name) => name !== 'apt_code');
  return {
    title,
    grade,
    fieldErrors,
    form,
    failure: isOfFields ? undefined : (generation.fieldErrors['apt_code'] ?? generation.error?.title),
    isRunning: generation.isRunning,
    changeTitle: (next: string) => {
      setTitle(next);
      forget(['title']);
    },
    changeGrade: (next: Grade) => {
      setGrade(next);
      forget(['job_grade']);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
