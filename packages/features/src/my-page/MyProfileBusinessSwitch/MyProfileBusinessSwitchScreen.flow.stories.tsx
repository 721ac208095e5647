import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './MyProfileBusinessSwitchScreen.tsx';
import shown from './MyProfileBusinessSwitchScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/my-page/MyProfileBusinessSwitch/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    ...answers(mock('getBusiness').answer({ data: fixtures.business.rejected })),
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A freelancer has one number: asked once, complained of once, and there for both kinds of field. */
export const OneNumberForAFreelancer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const radio = await canvas.findByRole('radio', { name: 'Nhà thiết kế tự do' });
    await userEvent.click(radio);
    const card = await canvas.findByLabelText(/^Số căn cước/);
    await expect(canvas.queryByLabelText(/^Số đăng ký/)).toBeNull();
    await expect(canvas.queryByLabelText(/^Mã số thuế/)).toBeNull();
    await userEvent.clear(card);
    const send = canvasElement.querySelector<HTMLButtonElement>('button[type=submit]');
    if (send) await userEvent.click(send);
    const summary = await waitFor(() => {
      const links = canvasElement.querySelectorAll('form a[href^="#"]');
      if (links.length === 0) throw new Error('no summary yet');
      return links;
    });
    await expect(summary).toHaveLength(1);
    await userEvent.type(card, '079090012345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Công ty' }));
    await expect(await canvas.findByLabelText(/^Số đăng ký/)).toHaveValue('079090012345');
    await expect(canvas.getByLabelText(/^Mã số thuế/)).toHaveValue('079090012345');
  },
};
