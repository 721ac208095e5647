import { answers, fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from './MembershipScreen.tsx';
import shown from './MembershipScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/advertising/Membership/flow',
  tags: ['!autodocs'],
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const gold = mock('readMembership').answer(fixtures.withMembership({ plan: 'gold' }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

/** Two presses end a plan; the page says until when it runs and offers the way back. */
export const Cancels: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy gói' }));
    const asked = await dialog();
    // A dialog fades in.
    await waitFor(() => expect(asked.getByText(/Quảng cáo chạy đến hết/)).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: 'Hủy gói' }));
    await canvas.findByRole('button', { name: 'Dùng lại gói' });
  },
};

/** Basic has one city: without naming it nothing is sent. */
export const GoesDown: Story = {
  parameters: answers(
    gold,
    mock('changeMembership').answer(async ({ body }) => {
      await expect(body).toMatchObject({ event: 'downgrade', city: 'Đà Nẵng', version: 1 });
      return fixtures.withMembership({ plan: 'gold', pending: 'Đà Nẵng', version: 2 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xuống Basic' }));
    const asked = await dialog();
    const confirm = asked.getByRole('button', { name: 'Xuống Basic' });
    await userEvent.click(confirm);
    await userEvent.click(asked.getByRole('radio', { name: 'Đà Nẵng' }));
    await userEvent.click(confirm);
    await canvas.findByText('Từ kỳ sau: Basic tại Đà Nẵng.');
    // What lies under the dialog is hidden until it has closed.
    await expect(await canvas.findByRole('button', { name: 'Giữ Gold' })).toBeVisible();
  },
};

/** What the server refuses stands in the dialog, which stays open. */
export const CityFilledUp: Story = {
  parameters: answers(
    gold,
    mock('changeMembership').answer(() => {
      throw new MockFailure(422, { fields: [{ field: 'city', code: 'NO_FREE_POSITION' }] });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm thành phố' }));
    const asked = await dialog();
    await userEvent.selectOptions(asked.getByLabelText('Thành phố'), 'Huế');
    await userEvent.click(asked.getByRole('button', { name: 'Thêm thành phố' }));
    await waitFor(() => expect(asked.getByRole('alert')).toBeVisible());
    await expect(asked.getByLabelText('Thành phố')).toHaveValue('Huế');
  },
};

/** An order that is not wanted any more is let go. */
export const LetsGo: Story = {
  parameters: answers(
    mock('readMembership').answer(fixtures.membershipOverview({ waiting: fixtures.adOrder() })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Thanh toán' })).toHaveAttribute(
      'href',
      '/vi/payment/ad/41/QR',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ đơn' }));
    await screen.findByText('Đã bỏ đơn, vị trí được trả lại.');
  },
};

/** The line of a full city is joined from the page, and left again. */
export const WaitsForAPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByLabelText('Thành phố đã hết chỗ'),
      fixtures.fullCity,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Vào danh sách chờ' }));
    await canvas.findByText('Bạn đứng thứ 3.');
    await userEvent.click(canvas.getByRole('button', { name: 'Thôi chờ' }));
    await waitFor(() => expect(canvas.queryByText('Bạn đứng thứ 3.')).toBeNull());
  },
};

const off = (more: Parameters<typeof fixtures.adTakenDown>[0] = {}) =>
  answers(
    mock('readMembership').answer({
      ...fixtures.withMembership(),
      takenDown: fixtures.adTakenDown(more),
    }),
  );

/** The company says why it was wrong; an appeal without words is held back at its field. */
export const AnAdIsAppealedAgainst: Story = {
  parameters: off(),
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: /^Vì sao quyết định này sai/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await waitFor(() => expect(words).toBeInvalid());
    await userEvent.type(words, 'Đã bỏ câu ấy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi khiếu nại' }));
    await screen.findByText('Đã gửi khiếu nại.');
  },
};

/** It waits for somebody else, and nobody appeals twice. */
export const AnAppealWaits: Story = {
  parameters: off({
    state: 'appealed',
    appeal: 'Đã bỏ câu ấy.',
    appealed_at: '2026-03-05T02:00:00Z',
    appeal_until: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Một người khác của Hiên trả lời/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Gửi khiếu nại' })).toBeNull();
  },
};

/** Nobody appealed in time. */
export const AnAppealIsTooLate: Story = {
  parameters: off({ appeal_until: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã hết hạn khiếu nại.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Gửi khiếu nại' })).toBeNull();
  },
};
