import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InboxScreen.tsx';

const meta = {
  title: 'screens/support/Inbox',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'inbox?message=1' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A conversation is open; opening it has read it. */
export const StatusRead: Story = {};

/** Nothing is open: the newest one is unread. */
export const StatusUnread: Story = { parameters: { path: 'inbox' } };

/** The same inbox from the company's side: who wrote, with phone and e-mail to call back. */
export const Company: Story = {
  parameters: { path: 'inbox?message=4' },
  beforeEach: () => signInForStory('partner'),
};

export const Unanswered: Story = { parameters: { path: 'inbox?message=2' } };

export const Loading: Story = {
  parameters: answers(mock('listInbox').pending(), mock('getInboxThread').pending()),
};

export const Empty: Story = {
  parameters: { path: 'inbox', ...answers(mock('listInbox').empty()) },
};

/** Nothing for this filter; the way back to all. */
export const NothingFound: Story = { parameters: { path: 'inbox?show=received&q=ghe' } };

export const ServerError: Story = {
  parameters: answers(mock('listInbox').error(), mock('getInboxThread').error()),
};

/** A link to a conversation of somebody else. */
export const NotFound: Story = { parameters: { path: 'inbox?message=77' } };

export const Refetching: Story = {
  parameters: answers(mock('listInbox').refetching()),
};

async function reply(
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  words: string,
) {
  const box = await canvas.findByRole('textbox', { name: /Bến Mới/ });
  await userEvent.type(box, words);
  const form = box.closest('form');
  const send = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (send) await userEvent.click(send);
}

/** The button waits for words; a server that finds none in them says so at the field. */
export const StatusAuth15: Story = {
  parameters: {
    path: 'inbox?message=1',
    ...answers(
      mock('replyInInbox').error(400, {
        code: 'AUTH_15',
        fields: [{ field: 'content', code: 'AUTH_15' }],
      }),
    ),
  },
  play: (context) => reply(context, '…'),
};

/** A picture of the answer is gone or is used already: what was typed stays. */
export const StatusProduct07: Story = {
  parameters: {
    path: 'inbox?message=1',
    ...answers(mock('replyInInbox').error(422, { code: 'PRODUCT_07' })),
  },
  play: (context) => reply(context, 'Ảnh căn phòng đây ạ.'),
};

export const LongText: Story = {
  parameters: answers(mock('listInbox').longText(), mock('getInboxThread').longText()),
};
