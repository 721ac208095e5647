import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { flow, sent } from './queue-flow.ts';
import type { Screen } from './QueueScreen.tsx';
import { unfold } from './story-steps.ts';

/** Designs after they were bought, and what is asked about them. */
const meta = {
  ...flow,
  title: 'screens/admin/Queue/Designs',
  tags: ['!autodocs'],
  parameters: { ...flow.parameters, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Either decision on the money of designs needs its reason, which the buyer reads. */
export const GivesTheMoneyOfDesignsBack: Story = {
  parameters: {
    path: 'admin/design-refunds',
    ...answers(
      mock('decideDesignRefund').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' });
    await userEvent.click(save);
    await canvas.findAllByText('Vui lòng chọn quyết định');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Hoàn tiền/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Chưa có lượt tải nào.');
    await userEvent.click(save);
    await screen.findByText('Đã chấp nhận hoàn tiền cho Phạm Quốc Bảo');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'approve', reason: 'Chưa có lượt tải nào.', expected_version: 3 }],
      ]),
    );
  },
};

/** Downloads go on with two more times; the owner reads why. */
export const LetsDownloadsGoOn: Story = {
  parameters: {
    path: 'admin/download-extensions',
    ...answers(
      mock('decideDownloadExtension').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' });
    await userEvent.click(canvas.getByRole('radio', { name: /Cho tải thêm/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Lần tải bị ngắt.');
    await userEvent.click(save);
    await screen.findByText('Đã cho Phạm Quốc Bảo tải thêm');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'approve', reason: 'Lần tải bị ngắt.', expected_version: 0 }],
      ]),
    );
  },
};

export const DownloadExtensionsDecided: Story = {
  parameters: { path: 'admin/download-extensions?state=decided' },
  play: (context) => unfold(context),
};

export const DownloadExtensionsEmpty: Story = {
  parameters: {
    path: 'admin/download-extensions',
    ...answers(mock('listDownloadExtensions').empty()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có yêu cầu tải thêm nào');
  },
};

/** A question about a design of the house, answered where it is read. */
export const AnswersAboutADesign: Story = {
  parameters: {
    path: 'admin/design-questions',
    ...answers(
      mock('answerQuestion').answer(({ body }) => {
        sent(body);
        return null as never;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Trả lời' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Trả lời/ }),
      'Lắp được, dùng đèn mỏng.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await screen.findByText('Đã gửi câu trả lời');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ id: 1201, version: 0, content: 'Lắp được, dùng đèn mỏng.' }],
      ]),
    );
  },
};

export const DesignQuestionsEmpty: Story = {
  parameters: {
    path: 'admin/design-questions',
    ...answers(mock('listDesignQuestionCases').empty()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có câu hỏi nào chờ');
  },
};

/** Shown for a day; who asked reads the words. */
export const ShowsLargePictures: Story = {
  parameters: {
    path: 'admin/large-pictures',
    ...answers(
      mock('decideLargePictures').answer(({ body }) => {
        sent(body);
        return { data: null as never };
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await unfold(context);
    const save = await canvas.findByRole('button', { name: 'Lưu quyết định' });
    await expect(canvas.getByText('TV-000102')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Cho xem trong 24 giờ/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Lý do/ }), 'Mời bạn xem.');
    await userEvent.click(save);
    await screen.findByText('Đã trả lời Bảo T.');
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ decision: 'approve', reason: 'Mời bạn xem.', expected_version: 0 }],
      ]),
    );
  },
};

export const LargePicturesEmpty: Story = {
  parameters: {
    path: 'admin/large-pictures',
    ...answers(mock('listLargePictureCases').empty()),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Không có yêu cầu xem ảnh lớn nào');
  },
};
