import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Screen } from './MyProfileBusinessScreen.tsx';
import shown from './MyProfileBusinessScreen.stories.tsx';

let sent: object[] = [];

const meta = {
  ...shown,
  title: 'screens/my-page/MyProfileBusiness/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('sendBusinessDetails').answer(({ body }) => {
        sent.push(body);
        const { expected_version: _, ...details } = body;
        return { data: { ...fixtures.business.changed, sent: details } };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A change waits for a review: the old address stays the one that is shown, the new one is said to wait. */
export const ChangesTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi thông tin' }));
    const address = await canvas.findByLabelText(/^Địa chỉ/);
    await userEvent.clear(address);
    await userEvent.type(address, '9 Bạch Đằng, phường Hải Châu');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Gửi để duyệt' }));
    await canvas.findByText('Thay đổi của bạn đang chờ duyệt');
    await canvas.findByText(/^9 Bạch Đằng, phường Hải Châu/);
    await canvas.findByText(/^12 Lê Lợi, phường Sài Gòn/);
    await expect(sent).toEqual([
      {
        ...fixtures.businessDetails,
        company_address: '9 Bạch Đằng, phường Hải Châu',
        expected_version: fixtures.business.approved.version,
      },
    ]);
  },
};

/** Nothing is sent, and nothing has changed. */
export const LeavesItAsItWas: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi thông tin' }));
    await userEvent.type(await canvas.findByLabelText(/^Hotline/), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Để sau' }));
    await canvas.findByRole('button', { name: 'Đổi thông tin' });
    await expect(sent).toEqual([]);
  },
};

/** AUTH_12, should a server ever look a website up: at its field, with every other field as it was typed. */
export const SaysThatTheSiteIsNotThere: Story = {
  parameters: answers(
    mock('sendBusinessDetails').error(422, {
      code: 'AUTH_12',
      fields: [{ field: 'website', code: 'AUTH_12' }],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đổi thông tin' }));
    const hotline = await canvas.findByLabelText(/^Hotline/);
    await userEvent.clear(hotline);
    await userEvent.type(hotline, '1900 1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi để duyệt' }));
    const website = canvas.getByLabelText(/^Trang web/);
    await waitFor(() => expect(website).toHaveAttribute('aria-invalid', 'true'));
    await expect(website).toHaveAccessibleDescription(/Trang không tồn tại\./);
    await expect(hotline).toHaveValue('1900 1234');
  },
};
