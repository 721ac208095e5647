import { answers, mock } from '@hien/api/testing';
import { errorText } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Screen } from './DesignDownloadScreen.tsx';
import shown from './DesignDownloadScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/designs/DesignDownload/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link of yesterday: said, and the next press takes a new one. */
export const OldLink: Story = {
  parameters: {
    ...answers(mock('openDownload').error(422, { code: 'LINK_EXPIRED' })),
    path: `design-download/1#${'a'.repeat(43)}`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tải bộ thiết kế' }));
    await expect(await canvas.findByText('Liên kết tải đã hết hạn hoặc bị thu hồi')).toBeVisible();
  },
};

/** The last time went to another tab: the page says so. */
export const LastTimeTaken: Story = {
  parameters: answers(mock('openDownload').error(422, { code: 'DOWNLOADS_USED_UP' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tải bộ thiết kế' }));
    await expect(await canvas.findByText('Không mở được tệp tải')).toBeVisible();
  },
};

const refusedLink = (code: 'DOWNLOAD_EXPIRED' | 'DOWNLOADS_LOCKED'): Story => ({
  parameters: answers(mock('makeDownloadLink').error(422, { code })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo liên kết' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(errorText(code, 'vi'))).toBeVisible();
  },
});

/** The page lay open until the last day was over. */
export const StatusDownloadExpired = refusedLink('DOWNLOAD_EXPIRED');

/** A refund was asked for in another tab. */
export const StatusDownloadsLocked = refusedLink('DOWNLOADS_LOCKED');

/** A link is shown once, to be copied; the list has it to be taken back. */
export const LinkMade: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tạo liên kết' }));
    await expect(
      await canvas.findByText(/#aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sao chép liên kết' })).toBeVisible();
  },
};

export const LinkTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Thu hồi liên kết/ }));
    await expect(await canvas.findByText('Đã thu hồi liên kết.')).toBeVisible();
  },
};
