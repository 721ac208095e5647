import { answers, fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictures } from '../../shared/forms/story-pictures.ts';
import type { Screen } from './ReviewScreen.tsx';
import shown from './ReviewScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/my-page/Review/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    path: 'review?write=61',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const keys: string[] = [];
const many = (count: number) => Array.from({ length: count }, () => 'êm').join(' ');

async function fill({ canvas, userEvent }: Stage, words: string, files: number) {
  const box = await canvas.findByRole('textbox', { name: /Cảm nhận của bạn/u });
  await userEvent.click(box);
  await userEvent.paste(words);
  await userEvent.click(canvas.getByRole('radio', { name: /4 sao/u }));
  if (files > 0) {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No uploader');
    await userEvent.upload(input, pictures(files));
    await waitFor(() => expect(canvas.getByText(`${files}/2 ảnh`)).toBeVisible());
  }
  return box;
}

/** The counter counts with every word; at 201 words and two pictures the points are there. */
export const CountsAndSends: Story = {
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    const box = await fill(stage, many(37), 2);
    await expect(canvas.getByText('37/201 từ')).toBeVisible();
    await userEvent.click(box);
    await userEvent.paste(` ${many(164)}`);
    await waitFor(() => expect(canvas.getByText('201/201 từ')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đánh giá' }));
    await within(canvasElement.ownerDocument.body).findByText(/Bạn nhận 500 điểm/u);
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Đã đánh giá/u })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
  },
};

/** A further question goes out once, also after an answer that got lost. */
export const AsksMore: Story = {
  parameters: {
    path: 'review?tab=questions',
    ...answers(
      mock('askQuestionAgain').answer(({ body, language }) => {
        keys.push(body.key);
        if (keys.length === 1) throw new MockFailure(503);
        const [first] = fixtures.myQuestions(language);
        if (first === undefined) throw new Error('no question among the fixtures');
        return first;
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    keys.length = 0;
    const [, more] = await canvas.findAllByRole('button', { name: 'Hỏi thêm' });
    if (more === undefined) throw new Error('there is no second question');
    await userEvent.click(more);
    const box = await canvas.findByRole('textbox', { name: /hỏi thêm gì/u });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await canvas.findAllByText('Vui lòng viết nội dung');
    await userEvent.type(box, 'Vỏ có màu khác không?');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    await expect(box).toHaveValue('Vỏ có màu khác không?');
    // While the first is on its way the button takes no press, and is not `disabled`.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Gửi câu hỏi' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await within(canvasElement.ownerDocument.body).findByText(/^Đã gửi\. Câu trả lời/u);
    await expect(new Set(keys).size).toBe(1);
    await expect(canvas.queryByRole('textbox', { name: /hỏi thêm gì/u })).toBeNull();
  },
};

/** The server fails: words and stars stay. */
export const SendingFails: Story = {
  parameters: answers(mock('writeReview').error()),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const box = await fill(stage, 'Mặt bàn dày.', 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đánh giá' }));
    await canvas.findByText(/vẫn còn/u);
    await expect(box).toHaveValue('Mặt bàn dày.');
    await expect(canvas.getByRole('radio', { name: /4 sao/u })).toBeChecked();
  },
};

/** A design partner answers what is asked about their designs; others have no such list. */
export const AnswersAboutDesigns: Story = {
  parameters: {
    path: 'review?tab=of-designs',
    ...answers(
      mock('getProfile').answer(() => ({ data: { ...fixtures.member, partner: ['design'] } })),
      mock('answerQuestion').answer(({ body }) => {
        keys.push(body.content);
        return null as never;
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    keys.length = 0;
    const [open] = await canvas.findAllByRole('button', { name: 'Trả lời' });
    if (!open) throw new Error('nothing to answer');
    await userEvent.click(open);
    await userEvent.type(canvas.getByRole('textbox', { name: /Trả lời/u }), 'Lắp được ạ.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await within(canvasElement.ownerDocument.body).findByText('Đã gửi câu trả lời');
    await expect(keys).toEqual(['Lắp được ạ.']);
  },
};

/** Who is no partner of designs has no list of their questions: a link to it leads to what waits for a review. */
export const NoPartnersList: Story = {
  parameters: { path: 'review?tab=of-designs' },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('tab', { selected: true });
    await expect(chosen).toHaveAccessibleName(/^Chờ đánh giá/u);
    await expect(canvas.queryByRole('tab', { name: /thiết kế/iu })).toBeNull();
  },
};

/** What one asked about a design stands among one’s own questions, with the way to its page. */
export const AskedAboutADesign: Story = {
  parameters: { path: 'review?tab=questions' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/đổi thành phòng làm việc/u);
    const [link] = within(words.closest('article') ?? words).getAllByRole('link');
    await expect(link).toHaveAttribute('href', '/vi/interior-design-detail/1');
  },
};
