import { afterEach, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, Button, DateInput, DateRangeInput, Field } from '../../src/index.ts';
import { renderUi } from '../harness.tsx';

afterEach(cleanup);

test.each(['day', 'range'])(
  'a %s that cannot be parsed prevents the submission, whatever the form passes, and only its own error is shown',
  async (kind) => {
    const user = userEvent.setup();
    let sent = 0;
    const Dates = () => {
      const [day, setDay] = useState('2026-11-21');
      return (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sent += 1;
          }}
        >
          <Field
            label="마감일"
            group={kind === 'range'}
            help="평일이면 좋아요."
            error={day === '' ? '마감일을 골라 주세요.' : undefined}
          >
            {kind === 'day' ? (
              <DateInput value={day} onChange={setDay} />
            ) : (
              <DateRangeInput
                startLabel="마감일"
                value={{ start: day, end: '' }}
                onChange={({ start }) => setDay(start)}
              />
            )}
          </Field>
          <Button type="submit">저장</Button>
        </form>
      );
    };
    renderUi(<Dates />);
    const input = await screen.findByRole('textbox', { name: '마감일' });
    await user.clear(input);
    await user.type(input, '2026-02-30{Tab}');
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect([sent, document.activeElement]).toEqual([0, input]);
    expect(screen.queryByText('마감일을 골라 주세요.')).toBeNull();
    const said = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
    expect(said).toBe('날짜를 읽지 못했어요. 2026-11-21처럼 적어 주세요. 평일이면 좋아요.');
    await user.clear(input);
    await user.type(input, '2026-02-28{Tab}');
    await user.click(screen.getByRole('button', { name: '저장' }));
    expect(sent).toBe(1);
  },
);

test('an error in a closed panel opens it', async () => {
  const user = userEvent.setup();
  renderUi(
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Accordion
        defaultOpen={['more']}
        items={[
          {
            id: 'more',
            title: '더 적기',
            content: (
              <Field label="마감일">
                <DateInput value="" onChange={() => undefined} />
              </Field>
            ),
          },
        ]}
      />
      <Button type="submit">저장</Button>
    </form>,
  );
  const input = screen.getByRole('textbox', { name: '마감일' });
  await user.type(input, '언젠가');
  await user.click(screen.getByRole('button', { name: '더 적기' }));
  expect(input.closest('[hidden]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(input.closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(input);
});
