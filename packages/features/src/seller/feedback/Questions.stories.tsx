import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Questions',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/qna' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const write = async ({ canvas, userEvent }: StoryContext) => {
  const [first] = await canvas.findAllByRole('button', { name: /^(Trả lời|Answer|답변하기)$/ });
  if (first) await userEvent.click(first);
};

const send = async (context: StoryContext) => {
  const { canvas, userEvent } = context;
  await write(context);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Hồng V/ }), 'OK');
  await userEvent.click(canvas.getByRole('button', { name: /^(Gửi|Send|보내기)$/ }));
};

/** What waits for an answer, the longest wait first; how long the shop usually takes stands beside the search. */
export const Default: Story = {};

export const Answered: Story = { parameters: { path: 'shop-manager/qna?tab=answered' } };

export const Writing: Story = { play: write };

/** The author asked more meanwhile: what was typed is still there. */
export const StatusConflict: Story = {
  parameters: answers(mock('answerQuestion').error(409, { code: 'CONFLICT' })),
  play: send,
};

/** Too few answers say nothing about how fast the shop is. */
export const NoSpeed: Story = {
  parameters: answers(
    mock('listShopQuestions').answer(({ language }) => {
      const items = fixtures.shopQuestions(language).slice(0, 2);
      const total = items.length;
      return {
        items,
        meta: { page: 1, limit: 20, total, totalPages: 1 },
        counts: { unanswered: total, answered: 0 },
        answerHours: null,
      };
    }),
  ),
};

export const NothingFound: Story = { parameters: { path: 'shop-manager/qna?q=khong%20co' } };

export const Loading: Story = {
  parameters: { ...answers(mock('listShopQuestions').pending()), ...oneLook },
};

export const Empty: Story = {
  parameters: { ...answers(mock('listShopQuestions').empty()), ...oneLook },
};

export const ServerError: Story = {
  parameters: { ...answers(mock('listShopQuestions').error()), ...oneLook },
};

export const Offline: Story = {
  parameters: { ...answers(mock('listShopQuestions').offline()), ...oneLook },
};

export const Forbidden: Story = {
  parameters: { ...answers(mock('listShopQuestions').forbidden()), ...oneLook },
};

export const Refetching: Story = {
  parameters: { ...answers(mock('listShopQuestions').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('listShopQuestions').longText()) };
