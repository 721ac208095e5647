import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from './AffiliateScreen.tsx';

const tokens = fixtures.shopInvitationTokens;
const opens = (token: string) => ({ path: `affiliate?invitation=open#${token}` });

const meta = {
  title: 'screens/content/Affiliate/Invitation',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    ...opens(tokens.open),
  },
  beforeEach: () => {
    sessionStorage.clear();
    signInForStory('member');
    return () => {
      sessionStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = { name: 'Nhận lời mời' };

/** Says who asks and for which account; nothing happens before the press. */
export const Accepts: Story = {
  parameters: answers(
    mock('readShopInvitation').answer(() => ({
      ...shown,
      standing: joined ? 'works_here' : 'open',
    })),
    mock('acceptShopInvitation').answer(() => {
      joined = true;
      return { ...shown, standing: 'works_here' as const };
    }),
  ),
  beforeEach: () => {
    joined = false;
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', press);
    await expect(canvas.getByText('khach@hien.example')).toBeVisible();
    await expect(joined).toBe(false);
    await userEvent.click(button);
    await canvas.findByRole('heading', { name: /^Bạn làm việc tại/ });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Mở trang quản lý gian hàng' })).toBeVisible(),
    );
  },
};
let joined = false;
const shown = {
  shop: 'Gỗ Ven Sông',
  email: 'khach@hien.example',
  expiresAt: '2026-03-12T02:00:00.000Z',
};

/** Not signed in: the way to the login carries no token, and the way back finds it. */
export const Guest: Story = {
  beforeEach: () => signOutForStory(),
  play: async ({ canvas }) => {
    const login = await canvas.findByRole('link', { name: 'Đăng nhập' });
    await expect(login).toHaveAttribute('href', expect.stringContaining('affiliate'));
    await expect(login.getAttribute('href')).not.toContain(tokens.open);
    await expect(sessionStorage.getItem('hien-shop-invitation')).toBe(tokens.open);
  },
};

export const OtherAccount: Story = {
  parameters: opens(tokens.otherAccount),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Lời mời này dành cho tài khoản khác' });
    await expect(canvas.queryByRole('button', press)).toBeNull();
    await canvas.findByRole('button', { name: 'Đăng nhập bằng tài khoản khác' });
  },
};

const isSaid = (name: string): Story['play'] =>
  async function ({ canvas }) {
    await canvas.findByRole('heading', { name });
    await expect(canvas.queryByRole('button', press)).toBeNull();
  };

export const KeepsAShop: Story = {
  parameters: opens(tokens.keepsShop),
  play: isSaid('Bạn đang có gian hàng của mình'),
};
export const WorksElsewhere: Story = {
  parameters: opens(tokens.worksElsewhere),
  play: isSaid('Bạn đang làm việc tại gian hàng khác'),
};
export const WorksHere: Story = {
  parameters: opens(tokens.worksHere),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Bạn làm việc tại/ });
    await expect(canvas.queryByRole('button', press)).toBeNull();
  },
};
export const StaffOfThePlatform: Story = {
  parameters: opens(tokens.platform),
  play: isSaid('Tài khoản quản trị không vào gian hàng được'),
};
export const Full: Story = {
  parameters: opens(tokens.full),
  play: isSaid('Gian hàng đã đủ người'),
};

/** Over, used, taken back, or half a link. */
export const InvitationNotFound: Story = {
  parameters: opens('khong-co'),
  play: isSaid('Lời mời này không còn dùng được'),
};

/** An account that may not join a shop. */
export const Forbidden: Story = {
  parameters: answers(mock('readShopInvitation').forbidden()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('button', press)).toBeNull();
  },
};

/** Taken back between reading and the press. */
export const TakenBackMeanwhile: Story = {
  parameters: answers(mock('acceptShopInvitation').error(404)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', press));
    await canvas.findByText(/^Liên kết đã hết hạn/);
  },
};

/** The last place went to somebody else: the page says how it is now. */
export const FullMeanwhile: Story = {
  parameters: answers(
    mock('readShopInvitation').answer(() => {
      reads += 1;
      return { ...shown, standing: reads === 1 ? ('open' as const) : ('full' as const) };
    }),
    mock('acceptShopInvitation').error(409),
  ),
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', press));
    await canvas.findByRole('heading', { name: 'Gian hàng đã đủ người' });
  },
};
let reads = 0;

export const InvitationLoading: Story = {
  parameters: answers(mock('readShopInvitation').pending()),
};
export const InvitationError: Story = {
  parameters: answers(mock('readShopInvitation').error(500)),
};
export const AcceptFailed: Story = {
  parameters: answers(mock('acceptShopInvitation').error(500)),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', press);
    await userEvent.click(button);
    await canvas.findByText(/Có lỗi ở phía chúng tôi/);
    await expect(button).toBeEnabled();
  },
};
