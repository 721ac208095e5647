import { MockFailure, answers, fixtures, mock } from '@hien/api/testing';
import { errorText, reasonTexts } from '@hien/domain';
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

/** What was bought is looked at before a download is used up. */
export const LooksBefore: Story = {
  parameters: { path: 'design-download/2' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Xem \d+ ảnh$/ }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog');
    await expect(await within(dialog).findByRole('img')).toBeVisible();
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

/** Used up: it is asked for, with the reason, and then it waits. */
export const AskForMore: Story = {
  parameters: { path: 'design-download/3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xin tải thêm' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Vì sao bạn cần tải thêm/ }),
      'Máy hỏng khi đang tải',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(canvas.queryByText('Vui lòng nhập lý do')).toBeNull();
  },
};

const withExtension = (answered: boolean): Story => ({
  parameters: {
    path: 'design-download/3',
    ...answers(
      mock('getOwnedDesign').answer(({ params, language }) => {
        const owned = fixtures.ownedDesign(params.id, language);
        if (owned === null) throw new MockFailure(404);
        return { data: { ...owned, extension: fixtures.extensionOf(language, answered) } };
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(answered ? /^Hiên trả lời: / : /^Bạn đã xin tải thêm lúc/),
    ).toBeVisible();
  },
});

export const MoreIsAsked = withExtension(false);
/** Refused, with why; it can be asked again. */
export const MoreWasRefused = withExtension(true);

/** Its money is asked back in another tab: what was typed stays, with the reason. */
export const StatusEventRefused: Story = {
  parameters: {
    path: 'design-download/3',
    ...answers(
      mock('askForDownloads').error(422, {
        code: 'EVENT_REFUSED',
        body: { message: reasonTexts.DOWNLOADS_LOCKED.vi },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xin tải thêm' }));
    const box = await canvas.findByRole('textbox', { name: /Vì sao bạn cần tải thêm/ });
    await userEvent.type(box, 'Máy hỏng');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(await canvas.findByText(reasonTexts.DOWNLOADS_LOCKED.vi)).toBeVisible();
    await expect(box).toHaveValue('Máy hỏng');
  },
};
