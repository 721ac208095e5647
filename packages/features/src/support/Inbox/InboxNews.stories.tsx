import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './InboxScreen.tsx';

/** The other half of the inbox: what happened to orders, payments and points. */
const meta = {
  title: 'screens/support/Inbox/News',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'inbox?view=orders' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const onePage = (total: number) => ({ page: 1, limit: 20, total, totalPages: 1 });

export const Unread: Story = {};

export const AllRead: Story = {
  parameters: answers(
    mock('listNotices').answer(({ language }) => {
      const items = fixtures.notices(language).map((one) => ({ ...one, read: true }));
      return { items, meta: onePage(items.length), unread: 0 };
    }),
  ),
};

/** A subject of tomorrow, without an order: neutral words, and a way to put it aside. */
export const NotKnownYet: Story = {
  parameters: answers(
    mock('listNotices').answer(({ language }) => {
      const [first] = fixtures.notices(language);
      if (first === undefined) throw new Error('no news');
      const items = [{ ...first, about: 'seller.something-new', orderId: null, itemId: null }];
      return { items, meta: onePage(1), unread: 1 };
    }),
  ),
};

export const SecondPage: Story = {
  parameters: {
    path: 'inbox?view=orders&page=2',
    ...answers(
      mock('listNotices').answer(({ language }) => ({
        items: fixtures.notices(language).slice(4),
        meta: { page: 2, limit: 20, total: 44, totalPages: 3 },
        unread: 5,
      })),
    ),
  },
};

/** A page that is not there any more. */
export const Beyond: Story = {
  parameters: { ...oneLook, path: 'inbox?view=orders&page=9' },
};

export const NothingUnread: Story = {
  parameters: {
    ...oneLook,
    path: 'inbox?view=orders&show=unread',
    ...answers(mock('listNotices').answer({ items: [], meta: onePage(0), unread: 0 })),
  },
};

export const Loading: Story = { parameters: answers(mock('listNotices').pending()) };

export const Empty: Story = { parameters: answers(mock('listNotices').empty()) };

export const ServerError: Story = { parameters: answers(mock('listNotices').error()) };

export const Refetching: Story = { parameters: answers(mock('listNotices').refetching()) };

export const LongText: Story = { parameters: answers(mock('listNotices').longText()) };
