import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './RoomByRoomBGridConstructionScheduleScreen.tsx';
import shown, { NoFirstDay } from './RoomByRoomBGridConstructionScheduleScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/office-plan/RoomByRoomBGridConstructionSchedule/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const handover = (canvas: Canvas) =>
  canvas.getByText('Bàn giao', { selector: 'dt' }).nextSibling?.textContent ?? '';
const row = (canvas: Canvas, work: string) =>
  canvas.getByRole('row', { name: new RegExp(`^${work}`, 'u') });

/** A move is seen before it is one: what follows is listed, the table stays, and one press applies it. */
export const PreviewsAndApplies: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const before = handover(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Dời: Sơn tường, trần' }));
    const more = await canvas.findByRole('button', { name: 'Thêm một ngày' });
    for (let days = 2; days <= 10; days += 1) {
      await userEvent.click(more);
      await waitFor(() =>
        expect(canvas.getByLabelText('Muộn thêm (ngày làm việc)')).toHaveValue(String(days)),
      );
    }
    await canvas.findByText(/^Bàn giao dời từ/u);
    const status = within(canvas.getByRole('region', { name: 'Nếu một việc bị trễ' }));
    await expect(status.getByText(/^Sơn tường, trần: /u)).toBeVisible();
    await expect(status.getByText(/^Nghiệm thu, bàn giao: /u)).toBeVisible();
    await expect(status.queryByText(/^Khảo sát mặt bằng: /u)).toBeNull();
    await expect(handover(canvas)).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Dời lịch' }));
    await waitFor(() => expect(handover(canvas)).not.toBe(before));
    await expect(handover(canvas)).toContain('so với kế hoạch');
    const told = await canvas.findByText(/^Đã đổi lịch: bàn giao/u);
    await expect(told.closest('[role=status]')).toHaveFocus();
    await expect(row(canvas, 'Sơn tường, trần')).toHaveTextContent('Muộn 10 ngày làm việc');
    await expect(row(canvas, 'Khảo sát mặt bằng')).not.toHaveTextContent('Muộn');
    await userEvent.click(canvas.getByRole('button', { name: 'Về kế hoạch: Sơn tường, trần' }));
    await waitFor(() => expect(handover(canvas)).toBe(before));
    await expect(told.closest('[role=status]')).toHaveFocus();
  },
};

/** Presses faster than the address follows: each builds on the one before. */
export const FasterThanTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('link', { name: 'Dời: Sơn tường, trần' }));
    const more = await canvas.findByRole('button', { name: 'Thêm một ngày' });
    for (const _ of ['second', 'third', 'fourth']) {
      more.click();
      // A turn, in which React shows what was pressed; the address takes longer.
      await Promise.resolve();
    }
    await expect(canvas.getByLabelText('Muộn thêm (ngày làm việc)')).toHaveValue('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Dời lịch' }));
    await waitFor(() =>
      expect(row(canvas, 'Sơn tường, trần')).toHaveTextContent('Muộn 4 ngày làm việc'),
    );
  },
};

/** The drawing by keys alone: down to a work, right for a day later, Escape lets it go. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('group', { name: 'Biểu đồ lịch thi công' });
    const bars = within(chart).getAllByRole('button');
    bars[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(bars[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText(/^Bàn giao dời từ/u);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Muộn thêm (ngày làm việc)')).toHaveValue('2'),
    );
    await expect(within(chart).getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/^Bàn giao dời từ/u)).toBeNull());
  },
};

/** A work with days to spare moves, and the handover stays. */
export const WithinItsSlack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Việc' }),
      'production',
    );
    await canvas.findByText(/^Ngày bàn giao không đổi/u);
  },
};

/** A link that names days that are none, or that move nothing, shows the works as planned. */
export const LinkOfNoDays: Story = {
  parameters: {
    path: 'room-by-room/b-grid/construction-schedule?late=painting.2026-99-99%2Clighting.2024-01-01',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('heading', { name: 'Đã dời' })).toBeNull();
    await expect(handover(canvas)).not.toContain('so với kế hoạch');
  },
};

/** Days that nobody wished for are not called so. */
export const CountedFromTheRequest: Story = {
  ...NoFirstDay,
  play: async ({ canvas }) => {
    await canvas.findByText(/tính từ 21 ngày sau ngày gửi yêu cầu/u);
    await expect(canvas.queryByText(/ngày bạn mong muốn/u)).toBeNull();
  },
};
