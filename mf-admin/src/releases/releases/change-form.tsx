import { FormActions, useReason } from '@danji/app-kit/forms';
import { useEndpoint, type ApiError, type MutationResult } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { getChannel } from '@danji/contracts/releases/channel.endpoints';
import type { ChannelEntry } from '@danji/contracts/releases/channel';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import { Alert, FailedState, Field, ListSkeleton, Stack, Text, Textarea, type ButtonVariant } from '@danji/ui';
import type { ReactNode } from 'react';
import { ReleaseText } from './release-text.tsx';

/** The fields of every change: the revision that the operator has seen, and the reason. */
export type ChangeInput = { revision: number; reason?: string };

type ChangeFormProps<E extends Endpoint> = {
  remote: RemoteName;
  /** Describes the consequences for the current channel. */
  describe: (entry: ChannelEntry | undefined) => readonly string[];
  /** The reason is required; it is shown in the history. */
  needsReason?: boolean;
  /** A verb. */
  submitLabel: string;
  variant?: ButtonVariant;
  trigger: (input: ChangeInput) => Promise<MutationResult<E>>;
  onDone: () => void;
  /** More fields above the reason. */
  children?: ReactNode;
};

type ChannelUnavailableProps = { error: ApiError | undefined; onRetry: () => void; retrying: boolean };

function ChannelUnavailable({ error, onRetry, retrying }: ChannelUnavailableProps) {
  if (!error) return <ListSkeleton count={3} />;
  return <FailedState compact description={error.title} onRetry={onRetry} retrying={retrying} />;
}

const Consequences = ({ lines }: { lines: readonly string[] }) => (
  <Stack as="ul" gap={2}>
    {lines.map((line) => (
      <Text as="li" key={line} size="sm" tone="muted" overflowWrap="anywhere">
        <ReleaseText>{line}</ReleaseText>
      </Text>
    ))}
  </Stack>
);

type ReasonFieldProps = {
  required: boolean;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

const ReasonField = ({ required, value, onChange, error }: ReasonFieldProps) => (
  <Field label="이유" required={required} help="바뀐 기록에 남아요." error={error}>
    <Textarea
      {...(required && { 'data-autofocus': true })}
      rows={2}
      maxLength={300}
      value={value}
      onChange={onChange}
    />
  </Field>
);

/**
 * Asks for a confirmation before a change of the channel. When another change was faster, the form says so, keeps the
 * text, and shows the new state.
 */
export function ChangeForm<E extends Endpoint>(props: ChangeFormProps<E>) {
  const { remote, describe, needsReason = false, submitLabel, variant = 'solid', trigger, onDone, children } = props;
  const channel = useEndpoint(getChannel, {}, { refreshOnFocus: false });
  const { reason, change, isMissing, isRunning, error, failure, submit } = useReason({
    isNeeded: needsReason,
    onDone,
    trigger: async (trimmedReason) => {
      if (!channel.data) return undefined;
      const outcome = await trigger({
        revision: channel.data.revision,
        ...(trimmedReason !== '' && { reason: trimmedReason }),
      });
      if (!outcome.ok && outcome.error.code === 'conflict') await channel.refresh();
      return outcome;
    },
  });

  if (!channel.data)
    return (
      <ChannelUnavailable
        error={channel.error}
        onRetry={() => void channel.refresh()}
        retrying={channel.isRefreshing}
      />
    );
  const hasConflict = error?.code === 'conflict';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {hasConflict ? (
          <Alert tone="warning" announce title="그 사이 다른 변경이 먼저 적용됐어요">
            지금 상태를 아래에 다시 보여 드려요. 그래도 하려면 한 번 더 눌러 주세요.
          </Alert>
        ) : null}
        {children}
        <Consequences lines={describe(channel.data.remotes[remote])} />
        <ReasonField
          required={needsReason}
          value={reason}
          onChange={change}
          error={isMissing ? '이유를 입력해 주세요.' : error?.fields['reason']}
        />
        <FormActions
          submitLabel={submitLabel}
          variant={variant}
          form={{ isRunning, failure: hasConflict ? undefined : failure }}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
