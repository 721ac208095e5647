import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './ContractorScreen.tsx';

const hcm = encodeURIComponent('Thành phố Hồ Chí Minh');

const meta = {
  title: 'screens/contractors/Contractor/Ask Alike Flow',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: `contractor?city=${hcm}&like=1`,
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const rowOf = (articles: HTMLElement[], name: string) => {
  const row = articles.find(
    (one) => within(one).queryByRole('heading', { name: (its) => its.startsWith(name) }) !== null,
  );
  if (!row) throw new Error(`${name} is not listed`);
  return within(row);
};

/** Who was asked is marked with where that stands; each of the others leads to its form. */
export const ChoosesOneMore: Story = {
  play: async ({ canvas }) => {
    const band = within(await canvas.findByRole('region', { name: 'Hỏi thêm công ty khác' }));
    const asked = within(band.getByRole('list', { name: 'Công ty bạn đã hỏi' }));
    await expect(asked.getByRole('link', { name: 'Xây dựng Bến Mới' })).toHaveAttribute(
      'href',
      '/vi/inbox?message=1',
    );
    const rows = await canvas.findAllByRole('article');
    const ask = rowOf(rows, 'Bếp & Tắm Hai Mươi Bốn Giờ');
    await expect(ask.getByRole('link', { name: /^Hỏi công ty này/ })).toHaveAttribute(
      'href',
      '/vi/send-email/3?like=1',
    );
    await expect(ask.getByRole('link', { name: /^Bếp & Tắm/ })).toHaveAttribute(
      'href',
      '/vi/contractor-detail/3?like=1',
    );
    for (const [name, stands, id] of [
      ['Xây dựng Bến Mới', 'Đã trả lời', 1],
      ['Bê tông Phố Cũ', 'Chờ trả lời', 7],
    ] as const) {
      const row = rowOf(rows, name);
      await expect(row.getByText(stands)).toBeVisible();
      await expect(row.getByRole('link', { name: /^Bạn đã hỏi/ })).toHaveAttribute(
        'href',
        `/vi/inbox?message=${id}`,
      );
      await expect(row.queryByRole('link', { name: /^Hỏi công ty này/ })).toBeNull();
    }
  },
};

/** Narrower and wider keep what is asked; the last way leaves it. */
export const NarrowsAndStops: Story = {
  parameters: { path: `contractor?city=${hcm}&service=joinery&area=68&like=1` },
  play: async ({ canvas, userEvent }) => {
    const band = within(await canvas.findByRole('region', { name: 'Hỏi thêm công ty khác' }));
    await userEvent.click(band.getByRole('link', { name: 'Mọi công ty nhận việc ở đây' }));
    await waitFor(() =>
      expect(canvas.queryAllByRole('link', { name: /^Hỏi công ty này/ })).not.toHaveLength(0),
    );
    await expect(band.queryByRole('link', { name: 'Mọi công ty nhận việc ở đây' })).toBeNull();
    await userEvent.click(band.getByRole('link', { name: 'Thôi hỏi thêm' }));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Hỏi thêm công ty khác' })).toBeNull(),
    );
    await expect(canvas.queryAllByRole('link', { name: /^Hỏi công ty này/ })).toHaveLength(0);
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  },
};

/** A guest, or an id of somebody else's inquiry: the directory as it is. */
export const NobodysInquiry: Story = {
  parameters: answers(mock('getInboxThread').error(404)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.queryByRole('region', { name: 'Hỏi thêm công ty khác' })).toBeNull();
    await expect(canvas.queryAllByRole('link', { name: /^Hỏi công ty này/ })).toHaveLength(0);
  },
};
