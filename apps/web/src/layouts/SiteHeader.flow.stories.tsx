import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SiteHeader } from './SiteHeader.tsx';
import shown, {
  Guest,
  GuestEnglish,
  GuestKorean,
  GuestPhone,
  Member,
  MemberEnglish,
  MemberKorean,
} from './SiteHeader.stories.tsx';

const meta = {
  ...shown,
  title: 'site/Header/flow',
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a member's menu holds, from the way to their page to the way out. */
const opensMenu =
  (trigger: RegExp, entries: readonly RegExp[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: trigger }));
    const menu = within(await screen.findByRole('menu'));
    const names = menu.getAllByRole('menuitem').map((entry) => entry.textContent ?? '');
    await expect(names).toHaveLength(entries.length);
    for (const [at, entry] of entries.entries()) await expect(names[at]).toMatch(entry);
  };

export const MemberMenu: Story = {
  ...Member,
  play: opensMenu(/^Tài khoản/, [
    /Tài khoản/,
    /Đơn hàng/,
    /Hộp thư/,
    /Trung tâm hỗ trợ/,
    /Đăng xuất/,
  ]),
};
export const MemberMenuEnglish: Story = {
  ...MemberEnglish,
  play: opensMenu(/^Account/, [/account/i, /orders/i, /inbox/i, /customer center/i, /log out/i]),
};
export const MemberMenuKorean: Story = {
  ...MemberKorean,
  play: opensMenu(/^내 계정/, [/내 계정/, /주문/, /메시지함/, /고객센터/, /로그아웃/]),
};

/** The page stays, its language changes: each entry is this address in that language. */
export const Languages: Story = {
  ...Guest,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tiếng Việt/ }));
    const menu = within(await screen.findByRole('menu'));
    const links = menu.getAllByRole('menuitem').map((entry) => entry.getAttribute('href'));
    await expect(links).toEqual(['/vi/shop', '/en/shop', '/ko/shop']);
  },
};

/** Every area stands in one line, none beyond the edge, beside the search. */
const holdsAll: NonNullable<Story['play']> = async ({ canvas }) => {
  const navigation = await canvas.findByRole('navigation');
  const list = within(navigation).getByRole('list');
  const links = within(list).getAllByRole('link');
  await expect(links).toHaveLength(6);
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const lines = new Set(links.map((link) => link.getBoundingClientRect().top));
  await expect(lines.size).toBe(1);
};
const desktop = { viewport: { value: 'desktop' } };

export const HoldsAll: Story = { ...Guest, globals: desktop, play: holdsAll };
export const HoldsAllEnglish: Story = {
  ...GuestEnglish,
  globals: { ...GuestEnglish.globals, ...desktop },
  play: holdsAll,
};
export const HoldsAllKorean: Story = {
  ...GuestKorean,
  globals: { ...GuestKorean.globals, ...desktop },
  play: holdsAll,
};

export const PhoneMenu: Story = {
  ...GuestPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở menu' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Nhà thầu' })).toHaveAttribute(
      'href',
      '/vi/contractor',
    );
  },
};
