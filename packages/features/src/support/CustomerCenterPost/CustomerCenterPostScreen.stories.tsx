import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './CustomerCenterPostScreen.tsx';

const meta = {
  title: 'screens/support/CustomerCenterPost',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'customer-center-post?id=1' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sendIt = /^(Gửi câu hỏi|Send the question|문의 보내기)$/;

export const New: Story = { parameters: { path: 'customer-center-post?category=refund' } };

export const SentEmpty: Story = {
  parameters: { path: 'customer-center-post' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sendIt }));
  },
};

export const StatusAnswered: Story = {};

/** Nobody has answered: it may still be changed. */
export const StatusUnanswered: Story = { parameters: { path: 'customer-center-post?id=4' } };

/** Asked again after an answer. */
export const AskedAgain: Story = { parameters: { path: 'customer-center-post?id=3' } };

export const Editing: Story = {
  parameters: { path: 'customer-center-post?id=4' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Sửa câu hỏi|Change the question|문의 수정)$/ }),
    );
  },
};

const saveChanges: Story['play'] = async (context) => {
  await Editing.play?.(context);
  const save = /^(Lưu thay đổi|Save|저장)$/;
  await context.userEvent.click(await context.canvas.findByRole('button', { name: save }));
};

/** It was answered while it was being changed: what was typed stays. */
export const Conflict: Story = {
  parameters: {
    path: 'customer-center-post?id=4',
    ...answers(mock('editSupportPost').error(409)),
  },
  play: saveChanges,
};

/** A picture of the question is gone or is used already: what was typed stays. */
export const StatusProduct07: Story = {
  parameters: {
    path: 'customer-center-post?id=4',
    ...answers(mock('editSupportPost').error(422, { code: 'PRODUCT_07' })),
  },
  play: saveChanges,
};

/** The form asks for words before it sends; a server that finds none in them says so at the field. */
export const StatusAuth15: Story = {
  parameters: {
    path: 'customer-center-post?category=refund',
    ...answers(
      mock('writeSupportPost').error(400, {
        code: 'AUTH_15',
        fields: [{ field: 'content', code: 'AUTH_15' }],
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const send = await canvas.findByRole('button', { name: sendIt });
    const [title, content] = canvasElement.querySelectorAll<HTMLElement>(
      'input[name=title], textarea[name=content]',
    );
    if (title) await userEvent.type(title, 'Hoàn tiền');
    if (content) await userEvent.type(content, '…');
    await userEvent.click(send);
  },
};

export const Loading: Story = {
  parameters: answers(mock('getSupportPost').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('getSupportPost').error()),
};

export const NotFound: Story = { parameters: { path: 'customer-center-post?id=77' } };

export const Refetching: Story = {
  parameters: answers(mock('getSupportPost').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('getSupportPost').longText()),
};
