import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Screen } from './RoomByRoomBGridOrderScreen.tsx';
import shown from './RoomByRoomBGridOrderScreen.stories.tsx';

let sent: unknown[] = [];

const meta = {
  ...shown,
  title: 'screens/office/RoomByRoomBGridOrder/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('moveOfficeQuotation').answer(({ params, body }) => {
        sent.push(body);
        const found = fixtures.officeQuotations().find(({ id }) => id === params.id);
        if (found === undefined) throw new Error(`no quotation ${params.id}`);
        return { data: { ...found, version: found.version + 1 } };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    localStorage.clear();
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is accepted is asked once more, and sent over the version that was read. */
export const Accepts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đồng ý báo giá' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Đồng ý báo giá' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ event: 'accept' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Who declines says why; without a reason nothing is sent. */
export const Declines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const reason = await canvas.findByRole('textbox');
    const send = canvas.getByRole('button', { name: 'Gửi từ chối' });
    await userEvent.click(send);
    await expect(sent).toHaveLength(0);
    await userEvent.type(reason, 'Vượt ngân sách quý này.');
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ event: 'decline', reason: 'Vượt ngân sách quý này.' });
  },
};

/** A request that nobody answered yet can be taken back. */
export const Withdraws: Story = {
  parameters: { path: 'room-by-room/b-grid/order/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút yêu cầu' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rút yêu cầu' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ event: 'withdraw' })]));
  },
};

/** What is printed adds up to the sum that the page says, and there is a way back. */
export const Prints: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = (await canvas.findByText('Tổng cộng', { selector: 'dt' })).nextSibling
      ?.textContent;
    await userEvent.click(canvas.getByRole('link', { name: 'Bản in báo giá' }));
    const sheet = within(await canvas.findByRole('table'));
    await expect(sheet.getByRole('row', { name: /^Tổng cộng/ })).toHaveTextContent(
      total?.replaceAll(/\s/gu, ' ') ?? 'no sum',
    );
    await expect(canvas.getByText('Hiệu lực đến')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Quay lại báo giá' }));
    await canvas.findByRole('button', { name: 'Đồng ý báo giá' });
  },
};

/** The sheet says what was said with the offer, whatever staff wrote with a later step. */
export const PrintsTheOffersWords: Story = {
  parameters: {
    path: 'room-by-room/b-grid/order/2?look=print',
    ...answers(
      mock('getOfficeQuotation').answer(() => {
        const detail = fixtures.officeQuotation(2, 'vi');
        if (detail === undefined) throw new Error('no quotation');
        const words = 'Dời ngày khởi công vì thang máy bảo trì.';
        return { data: { ...detail, quotation: { ...detail.quotation, words } } };
      }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/bảo hành 24 tháng/u);
    await expect(canvas.queryByText(/thang máy/u)).toBeNull();
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
  },
};
