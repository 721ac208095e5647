import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from '../ContractorViewEditorScreen.tsx';

let sent: unknown[] = [];

const meta = {
  title: 'screens/contractors/ContractorViewEditor/papers',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'contractor-view-editor/1',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
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

/** What staff saw, what ends soon, and what they refused with their reason. */
export const Seen: Story = {
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Giấy tờ Hiên đã xem' }));
    await part.findByText(/^Giấy chứng nhận đăng ký doanh nghiệp, xem ngày/);
    await expect(part.getByText(/^Giấy chỉ còn hạn đến 20\/0?3\/2026/)).toBeVisible();
    await expect(part.getByText('Trang cuối không có chữ ký của bên cho thuê.')).toBeVisible();
    await expect(part.getAllByText('Hiên chưa xem giấy tờ nào.')).toHaveLength(2);
  },
};

/** A policy without its end is not sent; with it and a file it waits. */
export const SendsAPolicy: Story = {
  parameters: {
    ...answers(
      mock('sendOwnPaper').answer(({ body }) => {
        sent.push(body);
        return { data: null as never };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Gửi giấy mới: Bảo hiểm công trình' }),
    );
    const sheet = within(await screen.findByRole('dialog'));
    const submit = sheet.getByRole('button', { name: 'Gửi' });
    await userEvent.click(submit);
    const end = sheet.getByRole('textbox', { name: /^Có hạn đến/ });
    await waitFor(() => expect(end).toBeInvalid());
    await userEvent.type(end, '01/03/2027');
    await userEvent.tab();
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input === null) throw new Error('no place for files');
    await userEvent.upload(
      input,
      new File(['%PDF-1.4 bao hiem'], 'bao-hiem.pdf', { type: 'application/pdf' }),
    );
    await sheet.findByRole('button', { name: 'Bỏ bao-hiem.pdf' });
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit);
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({
      paper: 'policy',
      until: '2027-03-01',
      files: [expect.stringMatching(/^\/media\/private\//)],
    });
  },
};

export const Failed: Story = {
  parameters: { ...answers(mock('listOwnPapers').error(500)) },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Giấy tờ Hiên đã xem' }));
    await part.findByRole('button', { name: /Thử lại|Tải lại/ });
  },
};
