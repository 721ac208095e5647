import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Account/Team',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/account?plan=team',
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const { shopTeam } = fixtures;
const read = mock('readShopTeam');
const asStaff = answers(
  mock('getProfile').answer({ data: fixtures.shopStaff }),
  read.answer({ ...shopTeam, invitations: [] }),
);

/** Everybody with their day, what waits with its end, and the places. */
export const Owner: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Lý Gia Hân');
    await canvas.findByText('4 trên 20 chỗ đã dùng, tính cả lời mời.');
    await expect(canvas.getByText(/đã hết hạn lúc/)).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /^Cho rời gian hàng: / }).map((one) => one.ariaLabel),
    ).toEqual(['Cho rời gian hàng: Lý Gia Hân', 'Cho rời gian hàng: Vũ Minh Quân']);
  },
};

export const Invites: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^Email của người được mời/);
    await userEvent.type(field, 'tho.son@hien-moc.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lời mời' }));
    await screen.findByText('Đã gửi lời mời đến tho.son@hien-moc.example');
    await canvas.findByText('tho.son@hien-moc.example');
    await expect(canvas.getByLabelText(/^Email của người được mời/)).toHaveValue('');
  },
};

/** What is no address, one's own, and whose owner is here already: said at the field, and what was typed stays. */
export const IsRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^Email của người được mời/);
    const send = canvas.getByRole('button', { name: 'Gửi lời mời' });
    for (const [typed, said] of [
      ['tho.son', /email/i],
      ['nguoiban@hien.example', 'Đây là email của chính bạn.'],
      ['nhanvien@hien.example', 'Người dùng email này đã làm việc tại gian hàng.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(send);
      await waitFor(() => expect(field).toBeInvalid());
      await expect((await canvas.findAllByText(said)).length).toBeGreaterThan(0);
      await expect(field).toHaveValue(typed);
    }
  },
};
export const InviteLimited: Story = {
  parameters: answers(mock('inviteShopStaff').error(429)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(/^Email của người được mời/),
      'tho.son@hien-moc.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi lời mời' }));
    await canvas.findByText(/giây|phút/);
  },
};

/** No place is left: said instead of the form. */
export const Full: Story = {
  parameters: answers(read.answer({ ...shopTeam, most: 4 })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Gian hàng đã đủ 4 người/);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Alone: Story = {
  parameters: answers(
    read.answer({ ...shopTeam, people: shopTeam.people.slice(0, 1), invitations: [] }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Không có lời mời nào đang chờ.');
  },
};

export const SendsAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Gửi lại lời mời đến tho\.moc/ }),
    );
    await screen.findByText('Đã gửi lời mời đến tho.moc@hien-moc.example');
    await waitFor(() => expect(canvas.queryByText(/đã hết hạn lúc/)).toBeNull());
  },
};
/** Accepted a moment ago. */
export const SendsAgainTooLate: Story = {
  parameters: answers(
    mock('resendShopInvitation').error(409, {
      code: 'VERSION_CONFLICT',
      body: { current: shopTeam },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Gửi lại lời mời đến em\.gai/ }),
    );
    await screen.findByText(/em\.gai@hien-moc\.example vừa thay đổi/);
  },
};

/** The row is gone, and the list has the focus. */
export const TakesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Thu hồi lời mời đến em\.gai/ }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Thu hồi' }));
    await waitFor(() => expect(canvas.queryByText('em.gai@hien-moc.example')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Lời mời đang chờ' })).toHaveFocus(),
    );
  },
};

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cho rời gian hàng: Vũ Minh Quân' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cho rời gian hàng' }));
    await screen.findByText('Vũ Minh Quân đã rời gian hàng');
    await waitFor(() => expect(canvas.queryByText('Vũ Minh Quân')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Đang làm việc' })).toHaveFocus(),
    );
  },
};
export const RemoveFailed: Story = {
  parameters: answers(mock('removeShopStaff').error(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cho rời gian hàng: Vũ Minh Quân' }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cho rời gian hàng' }));
    await dialog.findByText('Chưa thực hiện được. Hãy thử lại.');
  },
};

/** Staff see who is there and no invitation, and can go themselves. */
export const Staff: Story = {
  parameters: asStaff,
  play: async ({ canvas }) => {
    await canvas.findByText('Vũ Minh Quân');
    // Until it is known who reads, the page is the owner's.
    await canvas.findByRole('button', { name: 'Rời gian hàng' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText('Lời mời đang chờ')).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /rời gian hàng/i })).toHaveLength(1);
  },
};
/** Asked first; what did not happen is said, and they still work here. */
export const StaffLeaveFailed: Story = {
  parameters: answers(
    mock('getProfile').answer({ data: fixtures.shopStaff }),
    read.answer({ ...shopTeam, invitations: [] }),
    mock('leaveShop').error(500),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rời gian hàng' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rời gian hàng' }));
    await dialog.findByText('Chưa rời được. Hãy thử lại.');
  },
};

export const TeamLoading: Story = { parameters: answers(read.pending()) };
export const TeamError: Story = { parameters: answers(read.error(500)) };
export const TeamForbidden: Story = { parameters: answers(read.forbidden()) };
export const TeamRefetching: Story = { parameters: answers(read.refetching()) };
export const TeamLongText: Story = { parameters: answers(read.longText()) };
