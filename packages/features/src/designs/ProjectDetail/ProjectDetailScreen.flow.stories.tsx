import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Screen } from './ProjectDetailScreen.tsx';

const meta = {
  title: 'screens/designs/ProjectDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'project-detail/1',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Of a room that was photographed three times, either earlier picture is laid under the line; the line stays where it is. */
export const ExchangesTheEarlierPicture: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await canvas.findByRole('slider', { name: 'So sánh Phòng khách trước và sau' });
    await fireEvent.change(before, { target: { value: '20' } });
    await expect(before).toHaveAttribute('aria-valuetext', 'Thấy 80% ảnh sau');
    const stages = canvas.getByRole('group', { name: 'So với ảnh nào của Phòng khách' });
    const [, during] = stages.querySelectorAll('button');
    if (!during) throw new Error('no second stage');
    await userEvent.click(during);
    const between = canvas.getByRole('slider', {
      name: 'So sánh Phòng khách khi đang làm và sau',
    });
    await expect(between).toHaveAttribute('aria-valuetext', 'Thấy 80% ảnh sau');
    // It comes in when its bytes have come; that it is asked for is what the press does.
    await expect(
      canvasElement.querySelector('img[src*="during-living-japandi-01"]'),
    ).not.toBeNull();
  },
};

/** From what was built to the design after which it was built, and to the company. */
export const LeadsToItsDesign: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Xem thiết kế' })).toHaveAttribute(
      'href',
      '/vi/interior-design-detail/1',
    );
    await expect(canvas.getByRole('link', { name: 'Nhắn đơn vị thi công' })).toHaveAttribute(
      'href',
      '/vi/send-email/1',
    );
  },
};
