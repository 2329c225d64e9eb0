import { Page } from '@danji/app-kit';
import type { User } from '@danji/contracts/accounts/user';
import { formatTel } from '@danji/contracts/format/tel';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button, Grid, Text } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { PersonPicker } from '../../shared/person-picker.tsx';
import { PhoneOrderForm } from '../phone/phone-order-form.tsx';

/** `/admin/orders/new`: takes an order of a member on the telephone. */
export function NewOrderPage() {
  const [user, setUser] = useState<User>();
  const [navigate, toast] = [useNavigate(), useToast()];
  return (
    <Page
      title="전화 주문 등록"
      back={{ path: webPaths.adminOrders, label: '주문 목록' }}
      description="회원이 전화로 주문한 상품을 대신 등록하고, 결제는 회원이 직접 해요."
    >
      <Grid gap={5} maxWidth={{ base: 'full', lg: '2xl' }}>
        {user ? (
          <>
            <DetailCard
              title={`${user.name} 님의 주문`}
              aside={
                <Button size="sm" variant="outline" onClick={() => setUser(undefined)}>
                  다른 회원
                </Button>
              }
            >
              <Text tone="muted" overflowWrap="anywhere">
                {[user.email, formatTel(user.tel)].filter(Boolean).join(' · ')}
              </Text>
            </DetailCard>
            <PhoneOrderForm
              key={user.id}
              user={user}
              onSaved={({ id }) => {
                toast({ title: '전화 주문을 등록하고 회원에게 알렸어요', tone: 'success' });
                void navigate(webPaths.adminOrder(id));
              }}
            />
          </>
        ) : (
          <DetailCard title="회원 찾기">
            <PersonPicker onPick={setUser} />
          </DetailCard>
        )}
      </Grid>
    </Page>
  );
}
