import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './InteriorSharePageScreen.tsx';

/** The screen, and where its address is. */
function Addressed() {
  const { pathname } = useLocation();
  return (
    <>
      <Screen />
      <output>{pathname}</output>
    </>
  );
}

const meta = {
  title: 'screens/community/InteriorSharePage/more',
  component: Addressed,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'interior-share/page-1',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Addressed>;
export default meta;

type Story = StoryObj<typeof meta>;

const total = 50;
let failuresLeft = 0;

/** Fifty homes, told apart by their numbers; one page may fail while failures are left. */
function homes(failing?: number) {
  return answers(
    mock('listInteriorShares').answer(({ query, language }) => {
      const { page = 1, limit = 21 } = query;
      if (page === failing && failuresLeft > 0) {
        failuresLeft -= 1;
        throw new MockFailure(503);
      }
      const [home] = fixtures.interiorShares(language);
      if (home === undefined) throw new Error('no home');
      const all = Array.from({ length: total }, (_, at) => ({
        ...home,
        id: at + 1,
        slug: `nha-${at + 1}`,
        title: `Nhà số ${at + 1}`,
      }));
      const items = all.slice((page - 1) * limit, page * limit);
      return {
        data: { items, meta: { page, limit, total, totalPages: Math.ceil(total / limit) } },
      };
    }),
  );
}

const home = (at: number) => new RegExp(`Nhà số ${at}(?!\\d)`);

/** The next page joins those that are there, the first of it takes the focus, and the address moves along; at the end nothing more is offered. */
export const OnePageAfterAnother: Story = {
  parameters: homes(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Xem thêm 21' }));
    const first = await canvas.findByRole('link', { name: home(22) });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getByRole('link', { name: home(1) })).toBeVisible();
    await expect(within(canvasElement).getByText('/vi/interior-share/page-2')).toBeVisible();
    await expect(canvas.getByText('Đang hiện 42 trong 50')).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Xem thêm 8' }));
    await canvas.findByRole('link', { name: home(50) });
    await expect(canvas.getByText('Đang hiện 50 trong 50')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Xem thêm/ })).toBeNull();
  },
};

/** What is there stays when more cannot be had; a press asks again. */
export const MoreFails: Story = {
  beforeEach: () => {
    failuresLeft = 1;
  },
  parameters: homes(2),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Xem thêm 21' }));
    await canvas.findByText('Chưa tải thêm được.');
    await expect(canvas.getByRole('link', { name: home(21) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await canvas.findByRole('link', { name: home(42) });
    await expect(canvas.queryByText('Chưa tải thêm được.')).toBeNull();
  },
};
