import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from './LetterScreen.tsx';

let sent: { [key: string]: unknown }[] = [];

const { openLetter, leavingLetter } = fixtures;
const only = (...items: (typeof openLetter)[]) =>
  answers(mock('listLetters').answer({ data: { items } }));

const meta = {
  title: 'screens/admin/Letter',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'admin/letter',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('saveLetter').answer(({ params, body }) => {
        sent.push({ ...params, ...body });
        const letter = params.month === openLetter.month ? openLetter : leavingLetter;
        return { data: { ...letter, version: letter.version + 1 } };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { parameters: answers(mock('listLetters').pending()) };

export const ServerError: Story = { parameters: answers(mock('listLetters').error()) };

/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};

/** Nothing was new: no letter leaves, whatever is written. */
export const Empty: Story = {
  parameters: only({ ...openLetter, version: 0, words: null, changed_at: null, previews: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có gì mới')).toBeVisible();
    await expect(canvas.queryByText('Thư như người đọc nhận')).toBeNull();
  },
};

export const Held: Story = {
  parameters: only({ ...openLetter, held_at: '2026-03-05T08:10:00.000Z' }),
};

export const LongText: Story = {
  parameters: only({
    ...openLetter,
    words: {
      vi: `${'Căn nhà biết hứng mưa. '.repeat(13)}\n\n${'Mời bạn đọc chậm. '.repeat(16)}`,
      en: 'A home that knows what to do with rain. '.repeat(14),
      ko: '비를 담을 줄 아는 집. '.repeat(40),
    },
    changed_by: 'Nguyễn Phúc Hoàng Thị Thanh Thanh Hương Giang',
  }),
};

/** What is typed stands in the mail at once, in its own language, and is saved over the version that was looked at. */
export const Writes: Story = {
  parameters: only({ ...openLetter, version: 4, words: null }),
  play: async ({ canvas, userEvent }) => {
    const words = { vi: 'Chào tháng ba.', en: 'Hello, March.', ko: '삼월입니다.' };
    const names = { vi: /Lời ngỏ, Tiếng Việt/, en: /Lời ngỏ, Tiếng Anh/, ko: /Lời ngỏ, Tiếng Hàn/ };
    for (const language of ['vi', 'en', 'ko'] as const) {
      await userEvent.type(await canvas.findByLabelText(names[language]), words[language]);
      const mail = canvas.getByLabelText(
        new RegExp(
          `Xem trước thư, ${{ vi: 'Tiếng Việt', en: 'Tiếng Anh', ko: 'Tiếng Hàn' }[language]}`,
        ),
      );
      await expect(within(mail).getByText(words[language])).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu thư' }));
    await waitFor(() => expect(canvas.getByText('Đã lưu.')).toBeVisible());
    await expect(sent).toEqual([{ month: '2026-03', words, held: false, expected_version: 4 }]);
  },
};

/** Readers of two languages would get less than the others. */
export const Invalid: Story = {
  parameters: only({ ...openLetter, words: null }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Lời ngỏ, Tiếng Việt/), 'Chào tháng ba.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu thư' }));
    await waitFor(() =>
      expect(canvas.getByLabelText(/Lời ngỏ, Tiếng Hàn/)).toHaveAttribute('aria-invalid', 'true'),
    );
    await expect(sent).toEqual([]);
  },
};

/** Somebody saved meanwhile: what was typed stays, and the next save goes over theirs. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...answers(
      mock('listLetters').answer({ data: { items: [{ ...openLetter, words: null }] } }),
      mock('saveLetter').answer(({ params, body }) => {
        sent.push({ ...params, ...body });
        if (body.expected_version === openLetter.version)
          throw new MockFailure(409, {
            code: 'VERSION_CONFLICT',
            body: { current: { ...openLetter, version: 7 } },
          });
        return { data: { ...openLetter, version: 8 } };
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Giữ lại/ }));
    const save = canvas.getByRole('button', { name: 'Lưu thư' });
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText(/Vừa có người khác lưu thư này/)).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: /Giữ lại/ })).toBeChecked();
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByText('Đã lưu.')).toBeVisible());
    await expect(sent.map((one) => one['expected_version'])).toEqual([1, 7]);
  },
};

/** The rest of last month's readers are spared it. */
export const Stops: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dừng gửi phần còn lại' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent).toEqual([
      { month: '2026-02', words: leavingLetter.words, held: true, expected_version: 1 },
    ]);
  },
};
