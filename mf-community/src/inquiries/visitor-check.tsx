import { PhoneVerification } from '@danji/app-kit/phone-verification';
import { Card, Stack, Text } from '@danji/ui';
import { useState } from 'react';

type VisitorCheckProps = {
  /** Why the number is asked for. */
  lead: string;
  onVerified: () => void;
};

/** Asks for the phone number that an inquiry was written with. */
export function VisitorCheck({ lead, onVerified }: VisitorCheckProps) {
  const [tel, setTel] = useState('');
  return (
    <Card>
      <Stack gap={4}>
        <Text tone="muted">{lead}</Text>
        <PhoneVerification
          purpose="inquiry"
          tel={tel}
          onTelChange={setTel}
          verified={undefined}
          onVerified={(verified) => (verified ? onVerified() : undefined)}
        />
      </Stack>
    </Card>
  );
}
