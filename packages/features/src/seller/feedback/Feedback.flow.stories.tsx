import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

let sent: unknown[] = [];

const meta = {
  title: 'screens/seller/ShopManager/Feedback/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  globals: { language: 'vi' },
  beforeEach: () => {
    sent = [];
    sessionStorage.clear();
    signInForStory('partner');
    return () => {
      sessionStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async ({ canvas, userEvent }: StoryContext, name: string, at = 0) => {
  const [...found] = await canvas.findAllByRole('button', { name });
  await userEvent.click(found[at] ?? found[0] ?? document.body);
};

/** Nothing is sent without words; the answer goes out for the version that was read. */
export const AnswersWhatWaits: Story = {
  parameters: {
    path: 'shop-manager/qna',
    ...answers(
      mock('answerQuestion').answer(({ body, language }) => {
        sent.push(body);
        const question = fixtures.myQuestions(language)[0];
        if (question === undefined) throw new Error('The member of the stories asked nothing');
        return question;
      }),
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, 'Trả lời');
    const field = await canvas.findByRole('textbox', { name: /^Trả lời Hồng V\./ });
    await press(context, 'Gửi');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Dạ chỉ cần đổi chân ghế, bên em gửi chân mới trong hai ngày.');
    await press(context, 'Gửi');
    await screen.findByText('Đã gửi câu trả lời');
    await expect(sent).toEqual([
      {
        id: 951,
        version: 0,
        content: 'Dạ chỉ cần đổi chân ghế, bên em gửi chân mới trong hai ngày.',
      },
    ]);
    await expect(canvas.queryByRole('textbox', { name: /^Trả lời/ })).toBeNull();
  },
};
